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

/** The user. An empty id (`''`, 0, null or absent) means a visitor who is not signed in. `sex`: 0 male, 1 female. */
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

/** Request of `GET /api/user/getUser/` */
export const getUserRequest = emptyRequest;
/** Response of `GET /api/user/getUser/` */
export const getUserResponse = object({ user: nullish(userWire) });

/** Request of `GET /api/auth/logout/`: a mutation on the client, since it changes state. */
export const logoutRequest = emptyRequest;
/** Response of `GET /api/auth/logout/` */
export const logoutResponse = doneResponse;

/** Request of `POST /api/user/editUser/`. There is no name, which is read-only; `birthDay` is `dd.mm.yyyy` or empty. */
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
/** Response of `POST /api/user/editUser/` */
export const editUserResponse = object({ user: userWire });

/** The user on the wire. */
export type UserWire = InferOutput<typeof userWire>;
