import { apiErrorTexts, isApiError } from './api-error.js';

/**
 * A short text to show beside a control whose call failed, instead of a dialog or a toast: the shop's own message where
 * it sent one, `texts.tooMany` under HTTP 429, otherwise `ownWords`. Undefined without an error, so a mutation's
 * `error` can be passed as it is.
 */
export function refusalLine(error: unknown, ownWords: string, texts = apiErrorTexts): string | undefined {
  if (error === undefined || error === null) return undefined;
  if (!isApiError(error)) return ownWords;
  if (error.kind === 'shop') return error.message || ownWords;
  return error.kind === 'http' && error.statusCode === 429 ? texts.tooMany : ownWords;
}
