import { randomInt } from 'node:crypto';

/** How long a code is valid, in ms (decision 17). */
export const codeLifetimeMs = 5 * 60_000;
/** How many times a code may be tried. */
export const codeTries = 3;
/** The pause between two messages to one phone, in ms. */
export const codePauseMs = 59_000;
/** Messages to one phone in a day. */
export const codesPerDay = 5;
/** How often codes are compared for a phone per day, across all visitors: nine guesses out of ten thousand. */
export const comparisonsPerDay = 9;
/** How long the session remembers that a phone was proven, in ms. */
export const proofLifetimeMs = 10 * 60_000;

/** What a code is requested for. A code and a proof are valid for their own purpose only. */
export type CodePurpose = 'registration' | 'passwordRecovery';

/** A fresh code: four digits, leading zeros kept, from the system's random source. */
export function newCode(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}

/** The result of checking a code. */
export type CodeVerdict = 'right' | 'wrong' | 'spent' | 'expired';

/**
 * Evaluates a typed code; `triesUsed` includes this attempt. A correct code after its last attempt or its expiry is not
 * accepted.
 */
export function judgeCode(given: {
  readonly isSame: boolean;
  readonly triesUsed: number;
  readonly sentAt: number;
  readonly now: number;
}): CodeVerdict {
  if (given.now - given.sentAt > codeLifetimeMs) return 'expired';
  if (given.triesUsed > codeTries) return 'spent';
  return given.isSame ? 'right' : 'wrong';
}
