import { answerOf } from '../shop-api/answer.js';
import { shopApi } from '../shop-api/shop-api.js';
import { doneResponse } from '../wire-values/wire-values.js';

/** A phone as ten digits. */
export interface PhoneArg {
  readonly phone: string;
}

/** The third step of the registration (S2 §4). */
export interface RegistrationValues extends PhoneArg {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly passwordConfirm: string;
}

const done = () => answerOf(doneResponse, () => null);

/** Calls of sign-in, registration and recovery, in the one cache of the shop. */
export const authApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Signs in; the caller reloads the page then (S2 §4). `POST /api/auth/login/` (S2 §7) */
    login: build.mutation<null, PhoneArg & { readonly password: string }>({
      query: ({ phone, password }) => ({
        url: 'auth/login/',
        method: 'POST',
        data: { phone, password },
        showsLoader: true,
      }),
      ...done(),
    }),
    /** Sends a code for the registration. `POST /api/auth/sendCodeRegistration/` */
    sendCodeRegistration: build.mutation<null, PhoneArg>({
      query: ({ phone }) => ({
        url: 'auth/sendCodeRegistration/',
        method: 'POST',
        data: { phone, form: 'registration' },
        showsLoader: true,
      }),
      ...done(),
    }),
    /** Sends a code for the password recovery. `POST /api/auth/sendCodeForgotPassword/` */
    sendCodeForgotPassword: build.mutation<null, PhoneArg>({
      query: ({ phone }) => ({
        url: 'auth/sendCodeForgotPassword/',
        method: 'POST',
        data: { phone, form: 'passwordRecovery' },
        showsLoader: true,
      }),
      ...done(),
    }),
    /** Checks the four digits of an SMS. `POST /api/auth/checkCode/` */
    checkCode: build.mutation<null, PhoneArg & { readonly code: string }>({
      query: ({ phone, code }) => ({
        url: 'auth/checkCode/',
        method: 'POST',
        data: { phone, code },
        showsLoader: true,
      }),
      ...done(),
    }),
    /**
     * Creates the account of a phone whose code was checked, and signs in. `POST /api/auth/registration/`
     * No reload follows as after a login: what the page shows of the visitor is asked anew.
     */
    registration: build.mutation<null, RegistrationValues>({
      query: ({ phone, name, email, password, passwordConfirm }) => ({
        url: 'auth/registration/',
        method: 'POST',
        data: { phone, name, email, password, passwordConfirm },
        showsLoader: true,
      }),
      ...done(),
      invalidatesTags: (_done, error) => (error ? [] : ['User', 'Basket', 'Favorites', 'Comparison', 'Orders']),
    }),
    /** Sets a new password for a phone whose code was checked. `POST /api/auth/changePassword/` */
    changePassword: build.mutation<null, PhoneArg & { readonly password: string }>({
      query: ({ phone, password }) => ({
        url: 'auth/changePassword/',
        method: 'POST',
        data: { phone, password },
        showsLoader: true,
      }),
      ...done(),
    }),
  }),
});

/** Signs in; the caller reloads the page then (S2 §4). `POST /api/auth/login/` (S2 §7) */
export const useLoginMutation = authApi.useLoginMutation;
/** Sends a code for the registration. `POST /api/auth/sendCodeRegistration/` */
export const useSendCodeRegistrationMutation = authApi.useSendCodeRegistrationMutation;
/** Sends a code for the password recovery. `POST /api/auth/sendCodeForgotPassword/` */
export const useSendCodeForgotPasswordMutation = authApi.useSendCodeForgotPasswordMutation;
/** Checks the four digits of an SMS. `POST /api/auth/checkCode/` */
export const useCheckCodeMutation = authApi.useCheckCodeMutation;
/** Creates the account of a phone whose code was checked, and signs in. `POST /api/auth/registration/` */
export const useRegistrationMutation = authApi.useRegistrationMutation;
/** Sets a new password for a phone whose code was checked. `POST /api/auth/changePassword/` */
export const useChangePasswordMutation = authApi.useChangePasswordMutation;
