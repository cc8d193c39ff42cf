/**
 * `npm run content -- <folder>`: brings the shop's content to what the folder says; `--check` only looks at it. docs/own-shop.md has the rest.
 * DATA_DIR and DATABASE_URL are the server's own settings; the embedded database belongs to one process, so stop the
 * shop first.
 */
import { runFolderCommand } from './folder-command.mjs';

await runFolderCommand('content');
