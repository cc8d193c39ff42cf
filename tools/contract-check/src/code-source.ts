import { UsageError } from './options.js';
import type { Options } from './options.js';

/** Formats of a page that shows codes: `data-code="1234"`, `"code": "1234"`. The first is the newest. */
const shownCode = /\bcode"?\s*[=:]\s*"?(\d{4})(?!\d)/;

/** @throws UsageError when the page shows no code. */
async function codeAt(address: string, { base, headers, timeout }: Options): Promise<string> {
  const isOwn = new URL(address).origin === new URL(base).origin;
  const answer = await fetch(address, { headers: isOwn ? headers : {}, signal: AbortSignal.timeout(timeout) }).catch(
    (error: Error) => {
      throw new UsageError(`${address} gave no code: ${(error.cause as Error | undefined)?.message ?? error.message}`);
    },
  );
  const [, code] = shownCode.exec(await answer.text()) ?? [];
  if (!answer.ok || code === undefined) {
    throw new UsageError(
      `${address} gave no code: HTTP ${answer.status}, and data-code="1234" or "code": "1234" is wanted`,
    );
  }
  return code;
}

/**
 * Where the code sent to a phone comes from: an option, the terminal (`ask`), or a page of the test system.
 * @param readLine prompts at the terminal
 */
export function codeSource(
  options: Options,
  readLine: (question: string) => Promise<string>,
): (phone: string) => Promise<string> {
  const { code } = options;
  return async (phone) => {
    if (code === 'ask') return (await readLine(`The code sent to ${phone}: `)).trim();
    return /^\d+$/.test(code) ? code : codeAt(code.replaceAll('{phone}', encodeURIComponent(phone)), options);
  };
}
