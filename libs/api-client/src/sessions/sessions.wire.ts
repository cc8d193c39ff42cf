import { doneResponse, flagWire, maybeTextWire, textWire } from '../wire-values/wire-values.js';
import { emptyRequest } from '../wire-values/wire-requests.js';
import { array, object, type InferOutput } from 'valibot';

/**
 * A browser in which the user is signed in. `id` is not secret; `device` is text such as "Chrome, Android", empty when
 * unknown; times are ISO 8601.
 */
export const sessionWire = object({
  id: textWire,
  device: maybeTextWire,
  begunAt: textWire,
  seenAt: textWire,
  isCurrent: flagWire,
});

/** Request of `POST /api/auth/getSessions/`: optional for a backend. */
export const getSessionsRequest = emptyRequest;
/** Response of `POST /api/auth/getSessions/`: the current session first, then the newest. */
export const getSessionsResponse = object({ items: array(sessionWire) });

/**
 * Request of `POST /api/auth/closeSessions/`, which ends all sessions of the user except the current one; optional for
 * a backend.
 */
export const closeSessionsRequest = emptyRequest;
/** Response of `POST /api/auth/closeSessions/` */
export const closeSessionsResponse = doneResponse;

/** A session on the wire. */
export type SessionWire = InferOutput<typeof sessionWire>;
