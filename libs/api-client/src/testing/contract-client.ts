import { envelopeWire } from '../envelope/envelope.wire.js';
import { callRequest } from '../wire-calls/call-request.js';
import { differencesOf } from '../wire-calls/differences.js';
import { wireCalls, type WireCallName } from '../wire-calls/wire-calls.js';
import { safeParse } from 'valibot';

/** A shop under the contract suite: the memory backend, or a real server in process. */
export interface ContractClient {
  /** Sends like `fetch` and keeps the visitor's cookies between calls. */
  readonly fetchFn: typeof fetch;
  /** Origin of the shop. Defaults to `http://shop.test`. */
  readonly baseUrl?: string;
  /** URL of the list call. Defaults to `/api/catalog/getItems/`. */
  readonly catalogUrl?: string;
  /** A word that search finds products for. */
  readonly searchWord: string;
  /** A promo code that applies to any product. */
  readonly promocode: string;
  /** A city with shops, and one with pickup points. */
  readonly cityWithShops: { readonly id: number; readonly value: string };
  readonly cityWithPoints: { readonly id: number; readonly value: string };
  /** The code that was sent to a phone. */
  readonly codeFor: (phone: string) => Promise<string> | string;
  /** A phone that has no account yet, ten digits. */
  readonly freePhone: string;
  /** Advances the shop's clock by a minute: it sends a phone one SMS per 59 s. */
  readonly skipMinute: () => Promise<void> | void;
  /** Cleans up after `makeClient`. */
  readonly close?: () => Promise<void> | void;
}

/** The response to a call. */
export interface ContractAnswer {
  readonly status: number;
  readonly errorCode: number;
  readonly errorMessage: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into 49 shapes
  readonly result: any;
}

/** Sends calls by name and validates every response against its wire schema. */
export type Ask = (name: WireCallName, data?: Record<string, unknown>, init?: RequestInit) => Promise<ContractAnswer>;

/** Creates an `Ask` for one shop. It throws when a response does not match the envelope or its schema. */
export const askOf =
  (client: ContractClient): Ask =>
  async (name, data = {}, init = {}) => {
    const call = wireCalls.find((known) => known.name === name);
    if (!call) throw new Error(`No call ${name}`);
    const path = name === 'getListing' ? (client.catalogUrl ?? call.path) : call.path;
    const { query, method, headers, body: sent } = callRequest(call, data, init.body !== undefined);
    const response = await client.fetchFn(`${client.baseUrl ?? 'http://shop.test'}${path}${query}`, {
      method,
      ...(sent !== undefined && { body: sent }),
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string> | undefined) },
    });
    const body: unknown = await response.json();
    const parsed = safeParse(envelopeWire, body);
    if (!parsed.success) throw new Error(`${name}: not an envelope: ${JSON.stringify(body).slice(0, 300)}`);
    const { errorCode, errorMessage, result } = parsed.output;
    if (errorCode === 0) {
      const [breach] = differencesOf(call.response, result);
      if (breach)
        throw new Error(
          `${name}: the result breaks its schema at «${breach.path}»: wanted ${breach.wanted}, came ${breach.came}`,
        );
    }
    return { status: response.status, errorCode, errorMessage: errorMessage ?? '', result };
  };
