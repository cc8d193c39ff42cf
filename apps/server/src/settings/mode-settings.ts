import { StartError } from '../db/start-error.js';

/** What a demo shop must not be combined with, and what a real one must have. */
export interface ModeParts {
  readonly isDemo: boolean;
  readonly secret: string;
  readonly publicUrl: string;
  /** Names of the variables that connect a real service, those that are set. */
  readonly realServices: readonly string[];
}

const shortestSecret = 32;
const fewestCharacters = 8;

/** Whether a text is one piece repeated, the last time perhaps cut short. */
const isRepeated = (text: string): boolean => {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.startsWith(text.slice(length))) return true;
  }
  return false;
};

/** A generated secret passes; the demo one, a word, a repeated word do not. */
const isStrong = (secret: string): boolean =>
  secret.length >= shortestSecret && new Set(secret).size >= fewestCharacters && !isRepeated(secret);

/**
 * Keeps demo and real shops apart: `/demo/outbox` shows everyone's codes, and a publicly known secret protects nothing.
 * @throws StartError
 */
export function checkMode({ isDemo, secret, publicUrl, realServices }: ModeParts): void {
  if (isDemo) {
    if (realServices.length === 0) return;
    const named = realServices.join(', ');
    throw new StartError(
      `DEMO is on together with real services (${named}): /demo/outbox would show everyone's codes and e-mails. Set DEMO=off, or remove them.`,
    );
  }
  if (!isStrong(secret.trim())) {
    throw new StartError('SECRET must have 32 random characters or more when DEMO is off: openssl rand -base64 32');
  }
  if (!publicUrl) throw new StartError('PUBLIC_URL must be set when DEMO is off: the public URL of the shop.');
}
