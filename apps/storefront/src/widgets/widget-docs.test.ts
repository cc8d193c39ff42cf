import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetDocs } from './widget-docs.js';
import { loadWidgets } from './widget-registry.js';

test('docs/widgets.md is current (UPDATE_DOCS=1 writes it)', async () => {
  const file = join(__dirname, '../../../../docs/widgets.md');
  const docs = widgetDocs(await loadWidgets());
  if (process.env.UPDATE_DOCS) writeFileSync(file, docs);
  expect(readFileSync(file, 'utf8')).toBe(docs);
});
