import type { Db } from '../db/schema.js';
import { addStaffKey, listStaffKeys, revokeStaffKey, staffRoles } from '../shop/staff/staff-keys.js';
import type { StaffRole } from '../shop/staff/staff-keys.js';
import { StaffRefusal } from '../shop/staff/staff-refusal.js';

/** What `npm run staff` is asked to do. */
export type KeyCommand =
  | { readonly does: 'add'; readonly name: string; readonly role: StaffRole }
  | { readonly does: 'list' }
  | { readonly does: 'revoke'; readonly name: string };

const usage = `npm run staff -- key add --role orders|content|admin --name "Кто или что"
npm run staff -- key list
npm run staff -- key revoke --name "Кто или что"`;

const wrong = (why: string): StaffRefusal => new StaffRefusal(400, 'usage', `${why}\n\n${usage}`);

/** Words of the command line as a command. @throws StaffRefusal that says how it is used */
export function readCommand(
  words: readonly string[],
  { name = '', role }: { readonly name?: string | undefined; readonly role?: string | undefined },
): KeyCommand {
  const [noun, does, ...others] = words;
  if (noun !== 'key' || others.length > 0) throw wrong('What shall be done?');
  if (does === 'list') return { does };
  if (does !== 'add' && does !== 'revoke') throw wrong(`Unknown: key ${does ?? ''}`);
  const plain = name.trim();
  // It appears in the audit and in logs: one line, readable.
  if (plain === '' || [...plain].length > 60 || /\p{C}/u.test(plain)) throw wrong('--name needs 1 to 60 characters.');
  if (does === 'revoke') return { does, name: plain };
  const known = staffRoles.find((one) => one === role);
  if (!known) throw wrong(`--role must be ${staffRoles.join(', ')}.`);
  return { does, name: plain, role: known };
}

/** Does it; returns lines for the terminal. */
export async function runKeyCommand(db: Db, command: KeyCommand): Promise<string[]> {
  if (command.does === 'add') {
    const key = await addStaffKey(db, command);
    return [key, `Key «${command.name}» (${command.role}). It is shown this once: the database has its hash alone.`];
  }
  if (command.does === 'revoke') {
    await revokeStaffKey(db, command.name);
    return [`Key «${command.name}» is revoked.`];
  }
  const keys = await listStaffKeys(db);
  if (keys.length === 0) return ['No keys yet.'];
  const day = (moment: Date | null) => moment?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never';
  return keys.map(
    ({ name, role, handle, createdAt, usedAt, revokedAt }) =>
      `${handle}  ${role.padEnd(7)}  ${name}  added ${day(createdAt)}, used ${day(usedAt)}${revokedAt ? `, revoked ${day(revokedAt)}` : ''}`,
  );
}
