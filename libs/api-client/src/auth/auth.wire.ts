import { doneResponse } from '../wire-values/wire-values.js';
import { emailRequest, maybeTextRequest, passwordRequest, phoneRequest } from '../wire-values/wire-requests.js';
import { literal, nullish, object, maxLength, pipe, string, trim } from 'valibot';

/** `POST /api/auth/login/` (S2 §7) */
export const loginRequest = object({ phone: phoneRequest, password: passwordRequest });
export const loginResponse = doneResponse;

/** `POST /api/auth/sendCodeRegistration/` */
export const sendCodeRegistrationRequest = object({
  phone: phoneRequest,
  form: nullish(literal('registration'), 'registration'),
});
export const sendCodeRegistrationResponse = doneResponse;

/** `POST /api/auth/sendCodeForgotPassword/` */
export const sendCodeForgotPasswordRequest = object({
  phone: phoneRequest,
  form: nullish(literal('passwordRecovery'), 'passwordRecovery'),
});
export const sendCodeForgotPasswordResponse = doneResponse;

/** `POST /api/auth/checkCode/`: four digits. */
export const checkCodeRequest = object({ phone: phoneRequest, code: pipe(string(), trim(), maxLength(16)) });
export const checkCodeResponse = doneResponse;

/** `POST /api/auth/registration/`: the server remembers that the phone passed `checkCode` (decision 17). */
export const registrationRequest = object({
  phone: phoneRequest,
  name: maybeTextRequest(100),
  email: emailRequest,
  password: passwordRequest,
  passwordConfirm: passwordRequest,
});
export const registrationResponse = doneResponse;

/** `POST /api/auth/changePassword/` */
export const changePasswordRequest = object({ phone: phoneRequest, password: passwordRequest });
export const changePasswordResponse = doneResponse;
