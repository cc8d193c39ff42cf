import { hash, verify } from '@node-rs/argon2';
import { WorkQueue } from './work-queue.js';

/** OWASP's smallest argon2id setting: 19 MiB, two passes, about 30 ms. argon2id is the package's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at once leave the other threads to the database; who finds 64 in line is told to come later. */
const queue = new WorkQueue(2, 64);

/** Compared with when there is no such user, so that a wrong phone takes as long as a wrong password. */
let decoy: Promise<string> | undefined;

/** The hash to keep of a password. @throws QueueFull under overload. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, cost));
}

/** Whether this is the password. Pass null for an unknown user: the answer is no, and takes as long. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no such user 1');
  const compared = kept ?? (await decoy);
  const isSame = await queue.run(() => verify(compared, password).catch(() => false));
  return isSame && kept !== null;
}
