import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetDocs } from './widget-docs.js';
import { widgetPropsAbout } from './widget-props-about.js';
import { loadWidgets, widgetNames } from './widget-registry.js';

test('each property of a widget is described, and no other', async () => {
  const modules = await loadWidgets();
  for (const name of widgetNames)
    expect([name, Object.keys(modules[name].props ?? {})]).toEqual([name, Object.keys(widgetPropsAbout[name] ?? {})]);
});

test('docs/widgets.md is current (UPDATE_DOCS=1 writes it)', async () => {
  const file = join(__dirname, '../../../../docs/widgets.md');
  const docs = widgetDocs(await loadWidgets());
  if (process.env.UPDATE_DOCS) writeFileSync(file, docs);
  expect(readFileSync(file, 'utf8')).toBe(docs);
});

test('a decision that the page names is a link to an existing heading', () => {
  const page = readFileSync(join(__dirname, '../../../../docs/widgets.md'), 'utf8');
  const readings = readFileSync(join(__dirname, '../../../../docs/requirements/readings.md'), 'utf8');
  const headings = [...readings.matchAll(/^### (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-'),
  );
  const named = page.match(/decision \d+/g) ?? [];
  const links = [...page.matchAll(/\[decision \d+\]\(requirements\/readings\.md#([^)]+)\)/g)].map(
    ([, anchor]) => anchor,
  );
  expect(named.length).toBeGreaterThan(1);
  expect(links).toHaveLength(named.length);
  for (const anchor of links) expect(headings).toContain(anchor);
});
