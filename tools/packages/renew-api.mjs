/**
 * `npm run renew:api` writes the API report of each entry of the built packages to `libs/<lib>/api/`. The reports are
 * committed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { apiReports, foreignTypes } from './api-reports.mjs';
import { goOutside } from './outside.mjs';
import { publicPackages, root } from './public-packages.mjs';

const outside = await goOutside({ also: foreignTypes });
try {
  const reports = await apiReports(outside);
  for (const { folder } of publicPackages()) rmSync(resolve(folder, 'api'), { recursive: true, force: true });
  for (const { file, text } of reports) {
    mkdirSync(dirname(resolve(root, file)), { recursive: true });
    writeFileSync(resolve(root, file), text);
    console.log(file);
  }
} finally {
  await outside.remove();
}
