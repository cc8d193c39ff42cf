import { answerOf } from '../shop-api/answer.js';
import { shopApi } from '../shop-api/shop-api.js';
import { userInDoubt } from './user-doubt.js';
import { toUser, type User, type UserEdit } from './user.model.js';
import { editUserResponse, getUserResponse, logoutResponse } from './user.wire.js';

/** Calls of the visitor, in the one cache of the shop. */
export const userApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The user; null for a visitor. `GET /api/user/getUser/` (S1 §7) */
    getUser: build.query<User | null, void>({
      query: () => ({ url: 'user/getUser/' }),
      ...answerOf(getUserResponse, (raw) => toUser(raw.user)),
      providesTags: ['User'],
    }),
    /**
     * Ends the session; the caller reloads the page then (S1 §7), so the cache is left alone.
     * `GET /api/auth/logout/`: changes the state, therefore a mutation (decision 11).
     */
    logout: build.mutation<null, void>({
      query: () => ({ url: 'auth/logout/', showsLoader: true }),
      ...answerOf(logoutResponse, () => null),
    }),
    /** Saves the profile. `POST /api/user/editUser/` (S2 §7) */
    editUser: build.mutation<User | null, UserEdit>({
      query: ({ phone, birthDay, sex, email, notification }) => ({
        url: 'user/editUser/',
        method: 'POST',
        data: { phone, birthDay, sex, email, notification },
        showsLoader: true,
      }),
      ...answerOf(editUserResponse, (raw) => toUser(raw.user)),
      invalidatesTags: (_user, error) => userInDoubt(error),
      async onQueryStarted(_edit, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(userApi.util.updateQueryData('getUser', undefined, () => data));
        } catch {
          // The refusal is the mutation's own error; the profile stays as it is.
        }
      },
    }),
  }),
});

/** The user; null for a visitor. `GET /api/user/getUser/` (S1 §7) */
export const useGetUserQuery = userApi.useGetUserQuery;
/** Ends the session; the caller reloads the page then (S1 §7), so the cache is left alone. `GET /api/auth/logout/` */
export const useLogoutMutation = userApi.useLogoutMutation;
/** Saves the profile. `POST /api/user/editUser/` (S2 §7) */
export const useEditUserMutation = userApi.useEditUserMutation;
