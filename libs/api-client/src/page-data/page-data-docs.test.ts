import { describeSchema, pageDataDocs } from './page-data-docs.js';
import { pageDataWire } from './page-data.wire.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('docs/page-data.md is current (npx tsx tools/page-data/generate.ts)', () => {
  const file = join(__dirname, '../../../../docs/page-data.md');
  expect(readFileSync(file, 'utf8')).toBe(pageDataDocs());
});

test('shapes are described in words', () => {
  expect(describeSchema(pageDataWire._vacancies)).toBe('{ id: text or number, value: text }[]');
  expect(describeSchema(pageDataWire._order)).toBe(
    '{ freeDeliveryLimitPrice: number?, payment: "paid" or "pending" or "failed" or ""?, orderNum: text or number?, paymentLink: text?, credit: { orderNum: text or number, link: text }? }',
  );
  expect(describeSchema(pageDataWire._mainSlider)).toContain('autoplay: flag?');
});
