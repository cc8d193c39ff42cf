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
export const isStrongSecret = (secret: string): boolean =>
  secret.length >= shortestSecret && new Set(secret).size >= fewestCharacters && !isRepeated(secret);
