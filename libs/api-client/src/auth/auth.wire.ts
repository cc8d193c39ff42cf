import { doneResponse } from '../wire-values/wire-values.js';
import { emailRequest, maybeTextRequest, passwordRequest, phoneRequest } from '../wire-values/wire-requests.js';
import { literal, nullish, object, maxLength, pipe, string, trim } from 'valibot';

/** `POST /api/auth/login/` (S2 §7) */
export const loginRequest = object({ phone: phoneRequest, password: passwordRequest });
/** Answer of `POST /api/auth/login/` */
export const loginResponse = doneResponse;

/** `POST /api/auth/sendCodeRegistration/` */
export const sendCodeRegistrationRequest = object({
  phone: phoneRequest,
  form: nullish(literal('registration'), 'registration'),
});
/** Answer of `POST /api/auth/sendCodeRegistration/` */
export const sendCodeRegistrationResponse = doneResponse;

/** `POST /api/auth/sendCodeForgotPassword/` */
export const sendCodeForgotPasswordRequest = object({
  phone: phoneRequest,
  form: nullish(literal('passwordRecovery'), 'passwordRecovery'),
});
/** Answer of `POST /api/auth/sendCodeForgotPassword/` */
export const sendCodeForgotPasswordResponse = doneResponse;

/** `POST /api/auth/checkCode/`: four digits. */
export const checkCodeRequest = object({ phone: phoneRequest, code: pipe(string(), trim(), maxLength(16)) });
/** Answer of `POST /api/auth/checkCode/` */
export const checkCodeResponse = doneResponse;

/** `POST /api/auth/registration/`: the server remembers that the phone passed `checkCode` (decision 17). */
export const registrationRequest = object({
  phone: phoneRequest,
  name: maybeTextRequest(100),
  email: emailRequest,
  password: passwordRequest,
  passwordConfirm: passwordRequest,
});
/** Answer of `POST /api/auth/registration/` */
export const registrationResponse = doneResponse;

/** `POST /api/auth/changePassword/` */
export const changePasswordRequest = object({ phone: phoneRequest, password: passwordRequest });
/** Answer of `POST /api/auth/changePassword/` */
export const changePasswordResponse = doneResponse;
