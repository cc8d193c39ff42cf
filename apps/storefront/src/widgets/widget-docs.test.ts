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
