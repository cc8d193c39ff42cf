import { apiErrorTexts, isApiError } from './api-error.js';

/**
 * The short line beside a pressed control that was refused (decision 49): the shop's own sentence where it said one,
 * else the control's words. Undefined without an error: the state of a mutation can be passed as it is.
 */
export function refusalLine(error: unknown, ownWords: string, texts = apiErrorTexts): string | undefined {
  if (error === undefined || error === null) return undefined;
  if (!isApiError(error)) return ownWords;
  if (error.kind === 'shop') return error.message || ownWords;
  return error.kind === 'http' && error.statusCode === 429 ? texts.tooMany : ownWords;
}
