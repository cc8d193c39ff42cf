import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const doors = [
  ...read('./widget-doors.ts').matchAll(/door\('([a-z-]+)', '[^']+', '([a-z-]+)', '(\w+)'(.*?)\),\n/gs),
].map(([, widget, lib, component, rest]) => ({ widget, lib, component, rest }));
// The table of flags below has the same first column, and on or off in the second.
const documented = [...read('../../../docs/widgets.md').matchAll(/^\| `([a-z-]+)` \|(?! o(?:n|ff) \|)(.*)$/gm)].map(
  ([, widget, line]) => ({ widget, line }),
);

/** Widgets that the storefront composes from several parts: they correspond to no single component. */
const composed = ['header-menu', 'catalog-menu', 'header-links', 'basket-accessories', 'dialogs', 'loading-bar'];

test('every widget of the script has its three doors', () => {
  assert.ok(documented.length > 30);
  const known = new Set([...doors.map(({ widget }) => widget), ...composed]);
  assert.deepEqual(
    documented.filter(({ widget }) => !known.has(widget)).map(({ widget }) => widget),
    [],
  );
});

test('no door is for a widget that does not exist', () => {
  const there = new Set(documented.map(({ widget }) => widget));
  assert.deepEqual(
    doors.filter(({ widget }) => !there.has(widget)).map(({ widget }) => widget),
    [],
  );
});

test('a component that a door names is exported by its package, with the slices and parts that it needs', () => {
  const missing = doors.flatMap(({ lib, component, rest }) => {
    const index = read(`../../../libs/${lib}/src/index.ts`);
    const parts = [...rest.matchAll(/(?:Dialog|Form)=\{(\w+)\}/g)].map(([, name]) => name);
    return [component, ...parts]
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(index))
      .map((name) => `${lib}: ${name}`);
  });
  assert.deepEqual(missing, []);
});

test("a door's page variable is one that the widget reads", () => {
  const lines = new Map(documented.map(({ widget, line }) => [widget, line]));
  const foreign = doors.flatMap(({ widget, rest }) => {
    const [, name] = /variable: ['"](_\w+)/.exec(rest) ?? [];
    return name && !lines.get(widget)?.includes(`\`${name}\``) ? [`${widget}: ${name}`] : [];
  });
  assert.deepEqual(foreign, []);
});
