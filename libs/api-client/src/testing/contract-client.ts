import { envelopeWire } from '../envelope/envelope.wire.js';
import { callRequest } from '../wire-calls/call-request.js';
import { differencesOf } from '../wire-calls/differences.js';
import { wireCalls, type WireCallName } from '../wire-calls/wire-calls.js';
import { safeParse } from 'valibot';

/** A shop under the contract suite: the memory backend, or a real server in process. */
export interface ContractClient {
  /** Sends like `fetch` and keeps the visitor's cookies between calls. */
  readonly fetchFn: typeof fetch;
  /** Origin of the shop. Default `http://shop.test`. */
  readonly baseUrl?: string;
  /** Address of the list call. Default `/api/catalog/getItems/`. */
  readonly catalogUrl?: string;
  /** A word that search finds goods by. */
  readonly searchWord: string;
  /** A promo code that works on any goods. */
  readonly promocode: string;
  /** A city with shops, and one with pickup points. */
  readonly cityWithShops: { readonly id: number; readonly value: string };
  readonly cityWithPoints: { readonly id: number; readonly value: string };
  /** The code that was sent to a phone. */
  readonly codeFor: (phone: string) => Promise<string> | string;
  /** A phone that has no account yet, ten digits. */
  readonly freePhone: string;
  /** Moves the shop's clock on by a minute: it sends one SMS per 59 s to a phone. */
  readonly skipMinute: () => Promise<void> | void;
  /** Ends what `makeClient` began. */
  readonly close?: () => Promise<void> | void;
}

/** What a call answered. */
export interface ContractAnswer {
  readonly status: number;
  readonly errorCode: number;
  readonly errorMessage: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into 49 shapes
  readonly result: any;
}

/** Sends calls by name and holds every answer against its wire schema. */
export type Ask = (name: WireCallName, data?: Record<string, unknown>, init?: RequestInit) => Promise<ContractAnswer>;

/** Asks one shop. @throws when an answer breaks the envelope or its schema. */
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
