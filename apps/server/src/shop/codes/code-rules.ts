import { randomInt } from 'node:crypto';

/** How long a code works, in ms (decision 17). */
export const codeLifetimeMs = 5 * 60_000;
/** How many times a code may be tried. */
export const codeTries = 3;
/** The pause between two messages to one phone, in ms. */
export const codePauseMs = 59_000;
/** Messages to one phone in a day. */
export const codesPerDay = 5;
/** How often codes are compared for a phone in a day, by whomever: nine guesses of ten thousand. */
export const comparisonsPerDay = 9;
/** How long the session remembers that a phone was proven, in ms. */
export const proofLifetimeMs = 10 * 60_000;

/** What a code is asked for. A code and a proof serve their own purpose only. */
export type CodePurpose = 'registration' | 'passwordRecovery';

/** A fresh code: four digits, leading zeros kept, from the system's random source. */
export function newCode(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}

/** What happens to a code that somebody typed. */
export type CodeVerdict = 'right' | 'wrong' | 'spent' | 'expired';

/** Judges a typed code; `triesUsed` counts this try too. A right code past its tries or its time is not right. */
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
