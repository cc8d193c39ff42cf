import { doneResponse, flagWire, maybeTextWire, textWire } from '../wire-values/wire-values.js';
import { emptyRequest } from '../wire-values/wire-requests.js';
import { array, object, type InferOutput } from 'valibot';

/** Where the user is signed in. `id` is no secret; `device` like «Chrome, Android», empty when unknown; the moments in ISO 8601. */
export const sessionWire = object({
  id: textWire,
  device: maybeTextWire,
  begunAt: textWire,
  seenAt: textWire,
  isCurrent: flagWire,
});

/** `POST /api/auth/getSessions/`: beyond the specification, a backend need not have it. */
export const getSessionsRequest = emptyRequest;
/** Answer of `POST /api/auth/getSessions/`: this session first, then the newest. */
export const getSessionsResponse = object({ items: array(sessionWire) });

/** `POST /api/auth/closeSessions/`: ends all sessions of the user but the one that asks; beyond the specification. */
export const closeSessionsRequest = emptyRequest;
/** Answer of `POST /api/auth/closeSessions/` */
export const closeSessionsResponse = doneResponse;

/** A session on the wire. */
export type SessionWire = InferOutput<typeof sessionWire>;
