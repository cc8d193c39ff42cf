import { answerOf } from '../shop-api/answer.js';
import { shopApi } from '../shop-api/shop-api.js';
import { userInDoubt } from '../user/user-doubt.js';
import { toUserSession, type UserSession } from './sessions.model.js';
import { closeSessionsResponse, getSessionsResponse } from './sessions.wire.js';

/** Calls of the user's sessions, in the one cache of the shop. Beyond the specification: a backend may do without. */
export const sessionsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Where the user is signed in. `POST /api/auth/getSessions/`: a read over POST. */
    getSessions: build.query<readonly UserSession[], void>({
      query: () => ({ url: 'auth/getSessions/', method: 'POST', isOptional: true }),
      ...answerOf(getSessionsResponse, (raw) => raw.items.map(toUserSession)),
    }),
    /** Signs the user out everywhere but here. `POST /api/auth/closeSessions/` */
    closeSessions: build.mutation<null, void>({
      query: () => ({ url: 'auth/closeSessions/', method: 'POST', showsLoader: true }),
      ...answerOf(closeSessionsResponse, () => null),
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
          // The refusal is the mutation's own error; the list stays as it is.
        }
      },
    }),
  }),
});

/** Where the user is signed in. `POST /api/auth/getSessions/`: a read over POST; a backend may do without. */
export const useGetSessionsQuery = sessionsApi.useGetSessionsQuery;
/** Signs the user out everywhere but here. `POST /api/auth/closeSessions/` */
export const useCloseSessionsMutation = sessionsApi.useCloseSessionsMutation;
