import { responseOf, checkTolerantly } from '../shop-api/response.js';
import type { ApiError } from '../shop-api/api-error.js';
import { cityStockTag, shopApi } from '../shop-api/shop-api.js';
import { runtimeOf } from '../shop-api/shop-settings.js';
import { locationCookieValue, LOCATION_COOKIE, readLocationCookie } from './location-cookie.js';
import { DEFAULT_CITY, toCity, toReceivePoints, type City, type ReceivePoints } from './location.model.js';
import {
  getCityListResponse,
  getLocationResponse,
  getReceivePointsResponse,
  searchCitiesResponse,
  setCityResponse,
} from './location.wire.js';

const year = 365 * 24 * 60 * 60;

function writeCookie(city: City): void {
  if (typeof document === 'undefined') return;
  document.cookie = `${LOCATION_COOKIE}=${locationCookieValue(city)}; path=/; max-age=${year}; SameSite=Lax`;
}

/** Endpoints of the city and its shops, injected into the shop's single API. */
export const locationApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The visitor's city. `GET /api/location/getLocation/`: not requested while the `LOCATION` cookie exists, which
     * keeps the response. A broken cookie or an unknown city gives the default city.
     */
    getLocation: build.query<City, void>({
      queryFn: async (_arg, api, _options, baseQuery) => {
        const fallback = runtimeOf(api.extra).settings.defaultCity ?? DEFAULT_CITY;
        const cookie = typeof document === 'undefined' ? undefined : readLocationCookie(document.cookie);
        if (cookie !== undefined) return { data: cookie ?? fallback };
        const answer = await baseQuery({ url: 'location/getLocation/' });
        if (answer.error) return { error: answer.error };
        const checked = checkTolerantly(getLocationResponse, answer.data);
        if ('message' in checked) {
          const error: ApiError = { kind: 'contract', message: checked.message };
          answer.meta?.report(error);
          return { error };
        }
        const { curLocation } = checked.output;
        if (!curLocation) return { data: fallback };
        writeCookie(toCity(curLocation));
        return { data: toCity(curLocation) };
      },
      providesTags: ['Location'],
    }),
    /** Cities to choose from. `GET /api/location/getCityList/` */
    getCityList: build.query<City[], void>({
      query: () => ({ url: 'location/getCityList/' }),
      ...responseOf(getCityListResponse, (raw) => ('items' in raw ? raw.items : raw).map(toCity)),
    }),
    /**
     * Chooses the city and updates the cookie; responds with the city's receive points. `POST /api/location/setCity/`
     */
    setCity: build.mutation<ReceivePoints, City>({
      query: ({ id, value }) => ({
        url: 'location/setCity/',
        method: 'POST',
        data: { id, value },
        isKeptAlive: true,
        showsLoader: true,
      }),
      ...responseOf(setCityResponse, toReceivePoints),
      invalidatesTags: (_points, error) => (error ? [] : [cityStockTag]),
      async onQueryStarted(city, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          writeCookie(city);
          dispatch(
            locationApi.util.upsertQueryEntries([
              { endpointName: 'getLocation', arg: undefined, value: city },
              { endpointName: 'getReceivePoints', arg: { id: city.id }, value: data },
            ]),
          );
        } catch {
          // The mutation reports the failure itself; the city stays as it is.
        }
      },
    }),
    /** Shops or pickup points of a city. `POST /api/location/getReceivePoints/`: a query, although it is a POST. */
    getReceivePoints: build.query<ReceivePoints, { readonly id: number }>({
      query: ({ id }) => ({ url: 'location/getReceivePoints/', method: 'POST', data: { id } }),
      ...responseOf(getReceivePointsResponse, toReceivePoints),
    }),
    /** Cities whose name matches a query. `POST /api/location/searchCities/`: a query, although it is a POST. */
    searchCities: build.query<City[], { readonly query: string; readonly limit?: number; readonly page?: number }>({
      query: ({ query, limit = 15, page = 1 }) => ({
        url: 'location/searchCities/',
        method: 'POST',
        data: { query, limit, page },
      }),
      ...responseOf(searchCitiesResponse, (raw) => raw.items.map(toCity)),
    }),
  }),
});

/** The visitor's city. `GET /api/location/getLocation/` */
export const useGetLocationQuery = locationApi.useGetLocationQuery;
/** Cities to choose from. `GET /api/location/getCityList/` */
export const useGetCityListQuery = locationApi.useGetCityListQuery;
/** Chooses the city and updates the cookie; responds with the city's receive points. `POST /api/location/setCity/` */
export const useSetCityMutation = locationApi.useSetCityMutation;
/** Shops or pickup points of a city. `POST /api/location/getReceivePoints/`: a query, although it is a POST. */
export const useGetReceivePointsQuery = locationApi.useGetReceivePointsQuery;
/** Shops or pickup points of a city, fetched on demand. */
export const useLazyGetReceivePointsQuery = locationApi.useLazyGetReceivePointsQuery;
/** Cities whose name matches a query. `POST /api/location/searchCities/`: a query, although it is a POST. */
export const useSearchCitiesQuery = locationApi.useSearchCitiesQuery;
