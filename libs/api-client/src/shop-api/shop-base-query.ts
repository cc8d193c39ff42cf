import type { ApiError } from './api-error.js';
import { sinceHere } from './leaving.js';
import { callEnded, callStarted } from './loading.slice.js';
import { inOneSession } from './one-session.js';
import { send, type ShopCall } from './send.js';
import { inLine, runtimeOf } from './shop-settings.js';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';

/** Accompanies the data of a call, so that later steps can report to the right store. */
export interface CallMeta {
  readonly report: (error: ApiError, isPartial?: boolean) => void;
}

type ShopBaseQuery = BaseQueryFn<ShopCall, unknown, ApiError, object, CallMeta>;

/**
 * Sends the calls of all endpoints: unwraps the envelope, counts calls in flight, adds the key, reports to `onError`.
 * Settings come from the store's `extraArgument`, so two stores on a page may talk to two servers.
 */
export const shopBaseQuery: ShopBaseQuery = async (call, api) => {
  const runtime = runtimeOf(api.extra);
  const meta: CallMeta = {
    report: (error, isPartial) => runtime.report(error, { source: api.endpoint, ...(isPartial && { isPartial }) }),
  };
  const { departures } = runtime;
  const departed = departures.answered;
  const isPageLeft = sinceHere();
  if (call.endsSession) departures.sent += 1;
  if (call.showsLoader) api.dispatch(callStarted());
  try {
    const isRead = api.type === 'query';
    const sendIt = () => send(runtime, call, api.signal, isRead);
    const outcome = await inLine(runtime, call.line, () => (isRead ? sendIt() : inOneSession(runtime, sendIt)));
    if ('error' in outcome) {
      const isUnknown = call.isOptional && outcome.error.statusCode === 404;
      const hasOutlivedSession = isRead && departures.sent > departed && outcome.error.kind === 'shop';
      const isCut = outcome.error.kind === 'network' && isPageLeft();
      const isTold = !isUnknown && !hasOutlivedSession && !isCut && !api.signal.aborted;
      const { details } = outcome;
      if (isTold) runtime.report(outcome.error, { source: api.endpoint, ...(details && { details }) });
    }
    return 'error' in outcome ? { error: outcome.error, meta } : { ...outcome, meta };
  } finally {
    if (call.endsSession) departures.answered += 1;
    if (call.showsLoader) api.dispatch(callEnded());
  }
};
