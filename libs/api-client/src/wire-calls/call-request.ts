import { toFormData, toQueryString, type CallData } from '../shop-api/request-body.js';
import type { WireCall } from './wire-call.js';

/** A call as sent. */
export interface CallRequest {
  /** `?page=1`, '' when there are no parameters. */
  readonly query: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

/** How the storefront sends a call: GET data as a query string, POST as JSON, or as multipart when `isForm`. */
export function callRequest({ method }: WireCall, data: CallData = {}, isForm = false): CallRequest {
  const headers = { Accept: 'application/json' };
  if (method === 'GET') return { method, headers, query: toQueryString(data) };
  if (isForm) return { method, headers, query: '', body: toFormData(data) };
  return {
    method,
    query: '',
    body: JSON.stringify(data),
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  };
}
