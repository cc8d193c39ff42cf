/**
 * Imports entries of one package, one after another, and prints their side effects: `node import-alone.mjs [--jsdom=PATH]
 * ENTRY…`. With a path to jsdom the environment is a browser document, without it plain Node. Run it from a folder next
 * to the packages.
 */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

const words = process.argv.slice(2);
const jsdom = words[0].startsWith('--jsdom=') ? words.shift().slice('--jsdom='.length) : undefined;
const entries = words;
const require = createRequire(import.meta.url);
const traces = [];
const names = () => new Set(Object.getOwnPropertyNames(globalThis));

if (jsdom === undefined) {
  if (typeof window !== 'undefined' || typeof document !== 'undefined') throw new Error('This Node has a window.');
} else {
  const { window } = new (require(jsdom).JSDOM)('<!doctype html><title>host</title><p>host', {
    url: 'https://host.example/?a=1',
  });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!(name in globalThis))
      Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  }
  Object.assign(globalThis, { window, EventTarget: window.EventTarget });
}

// Side effects of dependencies do not count: they are imported first, and are loaded when the entry imports them.
const [, packageName] = /^(@[^/]+\/[^/]+)/.exec(entries[0]);
const { dependencies = {}, peerDependencies = {} } = JSON.parse(
  readFileSync(require.resolve(`${packageName}/package.json`), 'utf8'),
);
const others = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !name.startsWith('@tropa/'));
for (const name of [...others, 'react-dom/client']) await import(name).catch(() => undefined);

const spy = (owner, name, label = name) => {
  const original = owner?.[name];
  if (typeof original !== 'function') return;
  owner[name] = function (...given) {
    traces.push(`${label}(${given.map((one) => (typeof one === 'string' ? one : typeof one)).join(', ')})`);
    return original.apply(this, given);
  };
};
for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'fetch']) spy(globalThis, name);
for (const name of ['log', 'info', 'warn', 'error', 'debug']) spy(console, name, `console.${name}`);
spy(EventTarget.prototype, 'addEventListener');
spy(process, 'on', 'process.on');
for (const name of ['getItem', 'setItem']) spy(globalThis.Storage?.prototype, name, `storage.${name}`);

const pageBefore = globalThis.document?.documentElement.outerHTML;
const namesBefore = names();
const prototypesBefore = [Object, Array, Function, String, Promise].map(
  ({ prototype }) => Object.getOwnPropertyNames(prototype).length,
);

for (const entry of entries) await import(entry);

for (const name of names()) if (!namesBefore.has(name)) traces.push(`global ${name}`);
const prototypesAfter = [Object, Array, Function, String, Promise].map(
  ({ prototype }) => Object.getOwnPropertyNames(prototype).length,
);
if (String(prototypesBefore) !== String(prototypesAfter)) traces.push('a built-in prototype');
if (globalThis.document?.documentElement.outerHTML !== pageBefore) traces.push('the document');
if (globalThis.document?.cookie) traces.push('a cookie');
process.stdout.write(JSON.stringify(traces), () => process.exit());
