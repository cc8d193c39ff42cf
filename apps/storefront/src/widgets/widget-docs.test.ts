import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverWidgets } from './server-registry.js';
import { widgetDocs } from './widget-docs.js';

test('docs/widgets.md is current (UPDATE_DOCS=1 writes it)', () => {
  const file = join(__dirname, '../../../../docs/widgets.md');
  const docs = widgetDocs(serverWidgets);
  if (process.env.UPDATE_DOCS) writeFileSync(file, docs);
  expect(readFileSync(file, 'utf8')).toBe(docs);
});
