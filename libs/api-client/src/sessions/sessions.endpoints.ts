import { responseOf } from '../shop-api/response.js';
import { shopApi } from '../shop-api/shop-api.js';
import { userInDoubt } from '../user/user-doubt.js';
import { toUserSession, type UserSession } from './sessions.model.js';
import { closeSessionsResponse, getSessionsResponse } from './sessions.wire.js';

/** Endpoints of the user's sessions, injected into the shop's single API. They are optional for a backend. */
export const sessionsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Where the user is signed in. `POST /api/auth/getSessions/`: a query, although it is a POST. */
    getSessions: build.query<readonly UserSession[], void>({
      query: () => ({ url: 'auth/getSessions/', method: 'POST', isOptional: true }),
      ...responseOf(getSessionsResponse, (raw) => raw.items.map(toUserSession)),
    }),
    /** Signs the user out everywhere but here. `POST /api/auth/closeSessions/` */
    closeSessions: build.mutation<null, void>({
      query: () => ({ url: 'auth/closeSessions/', method: 'POST', showsLoader: true }),
      ...responseOf(closeSessionsResponse, () => null),
      invalidatesTags: (_done, error) => userInDoubt(error),
      async onQueryStarted(_none, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
          dispatch(
            sessionsApi.util.updateQueryData('getSessions', undefined, (sessions) =>
              sessions.filter(({ isCurrent }) => isCurrent),
            ),
          );
        } catch {
          // The mutation reports the failure itself; the list stays as it is.
        }
      },
    }),
  }),
});

/** Where the user is signed in. `POST /api/auth/getSessions/`: a query, although it is a POST; optional for a backend. */
export const useGetSessionsQuery = sessionsApi.useGetSessionsQuery;
/** Signs the user out everywhere but here. `POST /api/auth/closeSessions/` */
export const useCloseSessionsMutation = sessionsApi.useCloseSessionsMutation;
