/** Characters that would end the script element, or open a comment in it, or break old parsers. */
const unsafe = /[<>&\u2028\u2029]/g;

/** JSON that is safe inside `<script type="application/json">`, whatever texts it contains. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
