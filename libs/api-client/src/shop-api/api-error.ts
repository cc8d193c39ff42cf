/**
 * Why a call failed. A closed union: switch on `kind`.
 *
 * - `network`: nothing came back; no status (S1 §8).
 * - `http`: a non-OK status; `errorCode` is 1, the message is the status text (decision 10).
 * - `shop`: the shop refused: `errorCode` ≠ 0 under any status; the message is the shop's, in Russian.
 * - `contract`: the answer is not what the specification says.
 */
export type ApiError =
  | {
      readonly kind: 'network';
      readonly message: string;
      readonly statusCode?: undefined;
      readonly errorCode?: undefined;
    }
  | { readonly kind: 'http'; readonly message: string; readonly statusCode: number; readonly errorCode: 1 }
  | {
      readonly kind: 'shop';
      readonly message: string;
      readonly statusCode: number;
      readonly errorCode: number;
      /** When the same call will be taken, seconds from now, where the shop says it (`Retry-After`). */
      readonly retryAfter?: number;
    }
  | {
      readonly kind: 'contract';
      readonly message: string;
      readonly statusCode?: number;
      readonly errorCode?: undefined;
    };

const kinds = ['network', 'http', 'shop', 'contract'];

/** Whether an unknown failure is one of ours. */
export function isApiError(error: unknown): error is ApiError {
  return (
    typeof error === 'object' && error !== null && 'kind' in error && kinds.includes(error.kind as ApiError['kind'])
  );
}

/** Russian sentences of `apiErrorMessage`; a host may pass its own. */
export const apiErrorTexts = {
  network: 'Нет связи с магазином. Проверьте интернет и попробуйте ещё раз.',
  tooMany: 'Слишком много запросов. Подождите немного и попробуйте ещё раз.',
  server: 'Магазин сейчас не отвечает. Попробуйте ещё раз немного позже.',
  unexpected: 'Произошла непредвиденная ошибка.',
};

/** A Russian sentence for a visitor about any failure of a call; the shop's own words where it said something. */
export function apiErrorMessage(error: unknown, texts = apiErrorTexts): string {
  if (!isApiError(error)) return texts.unexpected;
  switch (error.kind) {
    case 'shop':
      return error.message || texts.unexpected;
    case 'network':
      return error.message === API_KEY_MESSAGE ? error.message : texts.network;
    case 'http':
      return error.statusCode === 429 ? texts.tooMany : texts.server;
    case 'contract':
      return texts.unexpected;
  }
}

/** Said when the key cannot be fetched (S1 §8). */
export const API_KEY_MESSAGE = 'Не удалось получить api-ключ';
