import {
  getLocationRequest,
  getLocationResponse,
  getCityListRequest,
  getCityListResponse,
  setCityRequest,
  setCityResponse,
  getReceivePointsRequest,
  getReceivePointsResponse,
  searchCitiesRequest,
  searchCitiesResponse,
} from './location.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of cities and their receive points. */
export const locationCalls = [
  {
    name: 'getLocation',
    method: 'GET',
    path: '/api/location/getLocation/',
    request: getLocationRequest,
    response: getLocationResponse,
  },
  {
    name: 'getCityList',
    method: 'GET',
    path: '/api/location/getCityList/',
    request: getCityListRequest,
    response: getCityListResponse,
  },
  {
    name: 'setCity',
    method: 'POST',
    path: '/api/location/setCity/',
    request: setCityRequest,
    response: setCityResponse,
  },
  {
    name: 'getReceivePoints',
    method: 'POST',
    path: '/api/location/getReceivePoints/',
    request: getReceivePointsRequest,
    response: getReceivePointsResponse,
  },
  {
    name: 'searchCities',
    method: 'POST',
    path: '/api/location/searchCities/',
    request: searchCitiesRequest,
    response: searchCitiesResponse,
  },
] as const satisfies readonly WireCall[];
