/** Writes docs/page-data.md from the schemas that validate page data: `npx tsx tools/page-data/generate.ts`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageDataDocs } from '../../libs/api-client/src/page-data/page-data-docs.js';

const file = fileURLToPath(new URL('../../docs/page-data.md', import.meta.url));
writeFileSync(file, pageDataDocs());
console.log(`Wrote ${file}`);
