/**
 * Why a call failed. A closed union: switch on `kind`.
 *
 * - `network`: no response, hence no status; the message is that of the failure.
 * - `http`: a non-OK status; `errorCode` is 1, the message is the status text, or `HTTP <status>` where HTTP/2 sends
 *   none.
 * - `shop`: the shop rejected the call: `errorCode` ≠ 0 in the envelope of an OK response; the message is the shop's, in Russian.
 * - `contract`: the response does not match its schema.
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
      /** Seconds until the same call will be accepted, where the shop says so (`Retry-After`). */
      readonly retryAfter?: number;
    }
  | {
      readonly kind: 'contract';
      readonly message: string;
      readonly statusCode?: number;
      readonly errorCode?: undefined;
    };

const kinds = ['network', 'http', 'shop', 'contract'];

/** Whether an unknown value is an `ApiError`. */
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

/** A Russian sentence for the visitor about any failed call; the shop's own message where it sent one. */
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

/** Message of the error when the API key cannot be fetched. */
export const API_KEY_MESSAGE = 'Не удалось получить api-ключ';
