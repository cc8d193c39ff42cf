/**
 * `npm run content -- <folder>`: makes the shop's content match the folder; `--check` only validates it. See
 * docs/own-shop.md for the rest. DATA_DIR and DATABASE_URL are the server's own settings; the embedded database belongs
 * to one process, so stop the shop first.
 */
import { runFolderCommand } from './folder-command.mjs';

await runFolderCommand('content');
