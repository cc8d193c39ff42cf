import { doneResponse } from '../wire-values/wire-values.js';
import { emailRequest, maybeTextRequest, passwordRequest, phoneRequest } from '../wire-values/wire-requests.js';
import { literal, nullish, object, maxLength, pipe, string, trim } from 'valibot';

/** Request of `POST /api/auth/login/` */
export const loginRequest = object({ phone: phoneRequest, password: passwordRequest });
/** Response of `POST /api/auth/login/` */
export const loginResponse = doneResponse;

/** Request of `POST /api/auth/sendCodeRegistration/` */
export const sendCodeRegistrationRequest = object({
  phone: phoneRequest,
  form: nullish(literal('registration'), 'registration'),
});
/** Response of `POST /api/auth/sendCodeRegistration/` */
export const sendCodeRegistrationResponse = doneResponse;

/** Request of `POST /api/auth/sendCodeForgotPassword/` */
export const sendCodeForgotPasswordRequest = object({
  phone: phoneRequest,
  form: nullish(literal('passwordRecovery'), 'passwordRecovery'),
});
/** Response of `POST /api/auth/sendCodeForgotPassword/` */
export const sendCodeForgotPasswordResponse = doneResponse;

/**
 * Request of `POST /api/auth/checkCode/`: the four digits from the SMS. The server allows 3 attempts within 5 minutes.
 */
export const checkCodeRequest = object({ phone: phoneRequest, code: pipe(string(), trim(), maxLength(16)) });
/** Response of `POST /api/auth/checkCode/` */
export const checkCodeResponse = doneResponse;

/**
 * Request of `POST /api/auth/registration/`. It carries no code: the server remembers for 10 minutes that the phone
 * passed `checkCode` for a registration, and accepts that once.
 */
export const registrationRequest = object({
  phone: phoneRequest,
  name: maybeTextRequest(100),
  email: emailRequest,
  password: passwordRequest,
  passwordConfirm: passwordRequest,
});
/** Response of `POST /api/auth/registration/` */
export const registrationResponse = doneResponse;

/**
 * Request of `POST /api/auth/changePassword/`. It carries no code: the server remembers for 10 minutes that the phone
 * passed `checkCode` for a recovery, and accepts that once.
 */
export const changePasswordRequest = object({ phone: phoneRequest, password: passwordRequest });
/** Response of `POST /api/auth/changePassword/` */
export const changePasswordResponse = doneResponse;
