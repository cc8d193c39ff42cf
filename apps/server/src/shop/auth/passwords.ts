import { hash, verify } from '@node-rs/argon2';
import { WorkQueue } from './work-queue.js';

/** OWASP's minimum argon2id parameters: 19 MiB, two passes, about 30 ms. argon2id is the package's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at once leave the other threads to the database; with 64 in the queue further ones are rejected. */
const queue = new WorkQueue(2, 64);

/** A dummy hash of the same cost: compared with when there is no such user, so that an unknown phone takes as long. */
const decoy = '$argon2id$v=19$m=19456,t=2,p=1$VAKZgGX+y+3o/hYOgEaAkA$QSuEN/JjG2oNQ8jDavjmXvwqECwFyrato9im3gse8go';

/** The hash to store for a password. @throws QueueFull under overload. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, cost));
}

/** Whether this is the password. Pass null for an unknown user: the result is false and takes as long. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  const isSame = await queue.run(() => verify(kept ?? decoy, password).catch(() => false));
  return isSame && kept !== null;
}
