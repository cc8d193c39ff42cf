import { browsingCalls } from './browsing-calls.js';
import { purchaseCalls } from './purchase-calls.js';

/** All 49 calls of the contract. */
export const wireCalls = [...browsingCalls, ...purchaseCalls] as const;

/** Name of a call. */
export type WireCallName = (typeof wireCalls)[number]['name'];
