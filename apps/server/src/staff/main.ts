import { parseArgs } from 'node:util';
import { migrate } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { StartError } from '../db/start-error.js';
import { readSettings } from '../settings.js';
import { StaffRefusal } from '../shop/staff/staff-refusal.js';
import { runKeyCommand, readCommand } from './key-command.js';

/** `npm run staff -- key add|list|revoke`: the keys of the staff's API. DATA_DIR and DATABASE_URL as for the server. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, role: { type: 'string' } },
  });
  const command = readCommand(positionals, values);
  const { db, close } = await openDatabase(readSettings(process.env));
  try {
    await migrate(db);
    process.stdout.write(`${(await runKeyCommand(db, command)).join('\n')}\n`);
  } finally {
    await close();
  }
}

try {
  await main();
} catch (error) {
  const { code } = error as { code?: unknown };
  const isExpected =
    error instanceof StaffRefusal || error instanceof StartError || String(code).startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${isExpected ? (error as Error).message : String(error)}\n`);
  process.exitCode = 1;
}
