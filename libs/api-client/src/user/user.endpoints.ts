import { announceDone } from '../events/announce.js';
import { responseOf } from '../shop-api/response.js';
import { shopApi } from '../shop-api/shop-api.js';
import { followTabs, tellTabsWhenDone } from '../tabs/follow-tabs.js';
import { userInDoubt } from './user-doubt.js';
import { toUser, type User, type UserEdit } from './user.model.js';
import { editUserResponse, getUserResponse, logoutResponse } from './user.wire.js';

/** Endpoints of the visitor, injected into the shop's single API. */
export const userApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The user; null for a visitor. `GET /api/user/getUser/` */
    getUser: build.query<User | null, void>({
      query: () => ({ url: 'user/getUser/' }),
      ...responseOf(getUserResponse, (raw) => toUser(raw.user)),
      providesTags: ['User'],
      onCacheEntryAdded: followTabs((news, { dispatch }) => {
        if (news.about === 'User') dispatch(shopApi.util.invalidateTags(['User', 'Orders', 'Reviews']));
      }),
    }),
    /**
     * Ends the session; the caller then reloads the page, so the cache is left alone. `GET /api/auth/logout/`: a
     * mutation although it is a GET, since it changes state; never prefetch it.
     */
    logout: build.mutation<null, void>({
      query: () => ({ url: 'auth/logout/', showsLoader: true, endsSession: true }),
      ...responseOf(logoutResponse, () => null),
      onQueryStarted: async (arg, tools) => {
        await Promise.all([
          announceDone('auth:signed-out', () => ({}))(arg, tools),
          tellTabsWhenDone(tools, { about: 'User' }),
        ]);
      },
    }),
    /** Saves the profile, all but the name, which is read-only. `POST /api/user/editUser/` */
    editUser: build.mutation<User | null, UserEdit>({
      query: ({ phone, birthDay, sex, email, notification }) => ({
        url: 'user/editUser/',
        method: 'POST',
        data: { phone, birthDay, sex, email, notification },
        showsLoader: true,
      }),
      ...responseOf(editUserResponse, (raw) => toUser(raw.user)),
      invalidatesTags: (_user, error) => userInDoubt(error),
      async onQueryStarted(_edit, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(userApi.util.updateQueryData('getUser', undefined, () => data));
        } catch {
          // The mutation reports the failure itself; the profile stays as it is.
        }
      },
    }),
  }),
});

/** The user; null for a visitor. `GET /api/user/getUser/` */
export const useGetUserQuery = userApi.useGetUserQuery;
/** Ends the session; the caller then reloads the page, so the cache is left alone. `GET /api/auth/logout/` */
export const useLogoutMutation = userApi.useLogoutMutation;
/** Saves the profile, all but the name, which is read-only. `POST /api/user/editUser/` */
export const useEditUserMutation = userApi.useEditUserMutation;
