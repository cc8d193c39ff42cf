import { doneResponse, flagWire, maybeNumberWire, maybeTextWire } from '../wire-values/wire-values.js';
import { emailRequest, emptyRequest, maybePhoneRequest, maybeTextRequest } from '../wire-values/wire-requests.js';
import {
  boolean,
  description,
  literal,
  nullish,
  number,
  object,
  pipe,
  string,
  transform,
  union,
  type InferOutput,
} from 'valibot';

/** The user (S1 §3). An empty id (`''`, 0, null, absent) is a visitor. `sex`: 0 male, 1 female. */
export const userWire = object({
  id: nullish(union([number(), string()])),
  name: maybeTextWire,
  email: maybeTextWire,
  phone: maybeTextWire,
  sex: maybeNumberWire,
  birthDay: maybeTextWire,
  address: maybeTextWire,
  notification: flagWire,
});

/** `GET /api/user/getUser/` (S1 §7) */
export const getUserRequest = emptyRequest;
/** Answer of `GET /api/user/getUser/` */
export const getUserResponse = object({ user: nullish(userWire) });

/** `GET /api/auth/logout/`: a mutation on the client (decision 11). */
export const logoutRequest = emptyRequest;
/** Answer of `GET /api/auth/logout/` */
export const logoutResponse = doneResponse;

/** `POST /api/user/editUser/` (S2 §7): no name, it is read-only. `birthDay` is `dd.mm.yyyy` or empty. */
export const editUserRequest = object({
  phone: maybePhoneRequest,
  birthDay: maybeTextRequest(10),
  sex: nullish(
    union([
      pipe(
        literal(''),
        description('Not told, as null.'),
        transform(() => null),
      ),
      pipe(
        union([literal(0), literal('0')]),
        description('Male.'),
        transform(() => 0 as const),
      ),
      pipe(
        union([literal(1), literal('1')]),
        description('Female.'),
        transform(() => 1 as const),
      ),
    ]),
    null,
  ),
  email: emailRequest,
  notification: nullish(boolean(), false),
});
/** Answer of `POST /api/user/editUser/` */
export const editUserResponse = object({ user: userWire });

/** The user on the wire. */
export type UserWire = InferOutput<typeof userWire>;
