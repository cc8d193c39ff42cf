/**
 * `npm run export -- <folder>`: writes content, goods and orders into a new folder. See docs/backup.md for the rest.
 * DATA_DIR and DATABASE_URL are the server's own settings; the embedded database belongs to one process, so stop the
 * shop first.
 */
import { runFolderCommand } from './folder-command.mjs';

await runFolderCommand('export');
