/**
 * Imports entries of one package, one after another, and prints their side effects: `node import-alone.mjs [--jsdom=PATH]
 * ENTRY…`. With a path to jsdom the environment is a browser document, without it plain Node. Run it from a folder next
 * to the packages.
 */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals: entries } = parseArgs({ options: { jsdom: { type: 'string' } }, allowPositionals: true });
const { jsdom } = values;
const require = createRequire(import.meta.url);
const traces = [];
let entry = '';
const note = (trace) => traces.push(`${entry}: ${trace}`);

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
    note(`${label}(${given.map((one) => (typeof one === 'string' ? one : typeof one)).join(', ')})`);
    return original.apply(this, given);
  };
};
for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'fetch']) spy(globalThis, name);
for (const name of ['log', 'info', 'warn', 'error', 'debug']) spy(console, name, `console.${name}`);
spy(EventTarget.prototype, 'addEventListener');
spy(process, 'on', 'process.on');
for (const name of ['getItem', 'setItem']) spy(globalThis.Storage?.prototype, name, `storage.${name}`);

const look = () => ({
  names: Object.getOwnPropertyNames(globalThis),
  prototypes: [Object, Array, Function, String, Promise]
    .map(({ prototype }) => Object.getOwnPropertyNames(prototype).length)
    .join(),
  page: globalThis.document?.documentElement.outerHTML,
  cookie: globalThis.document?.cookie,
});

for (entry of entries) {
  const before = look();
  await import(entry);
  const now = look();
  for (const name of now.names) if (!before.names.includes(name)) note(`global ${name}`);
  if (now.prototypes !== before.prototypes) note('a built-in prototype');
  if (now.page !== before.page) note('the document');
  if (now.cookie !== before.cookie) note('a cookie');
}
process.stdout.write(JSON.stringify(traces), () => process.exit());
