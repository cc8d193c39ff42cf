import { announceDone } from '../events/announce.js';
import { responseOf } from '../shop-api/response.js';
import { shopApi } from '../shop-api/shop-api.js';
import { tellTabsWhenDone } from '../tabs/follow-tabs.js';
import { doneResponse } from '../wire-values/wire-values.js';

/** A phone as ten digits. */
export interface PhoneArg {
  readonly phone: string;
}

/** The last step of registration, after the phone and its code. */
export interface RegistrationValues extends PhoneArg {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly passwordConfirm: string;
}

const done = () => responseOf(doneResponse, () => null);

/** Notifies subscribers of the shop's events, and the visitor's other tabs. */
const signedIn =
  (method: 'password' | 'registration') => (arg: unknown, tools: Parameters<typeof tellTabsWhenDone>[0]) =>
    Promise.all([
      announceDone('auth:signed-in', () => ({ method }))(arg, tools),
      tellTabsWhenDone(tools, { about: 'User' }),
    ]).then(() => {});

/** Endpoints of sign-in, registration and recovery, injected into the shop's single API. */
export const authApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Signs in by phone and password; the caller then reloads the page. `POST /api/auth/login/` */
    login: build.mutation<null, PhoneArg & { readonly password: string }>({
      query: ({ phone, password }) => ({
        url: 'auth/login/',
        method: 'POST',
        data: { phone, password },
        showsLoader: true,
      }),
      ...done(),
      onQueryStarted: signedIn('password'),
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
     * Unlike after a login, the page is not reloaded: what it shows about the visitor is refetched.
     */
    registration: build.mutation<null, RegistrationValues>({
      query: ({ phone, name, email, password, passwordConfirm }) => ({
        url: 'auth/registration/',
        method: 'POST',
        data: { phone, name, email, password, passwordConfirm },
        showsLoader: true,
      }),
      ...done(),
      onQueryStarted: signedIn('registration'),
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

/** Signs in by phone and password; the caller then reloads the page. `POST /api/auth/login/` */
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
