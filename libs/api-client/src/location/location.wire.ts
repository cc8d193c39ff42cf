import { maybeTextWire, numberWire, textWire, urlWire } from '../wire-values/wire-values.js';
import {
  emptyRequest,
  idRequest,
  limitRequest,
  maybeTextRequest,
  pageRequest,
  textRequest,
} from '../wire-values/wire-requests.js';
import { array, lazy, nullish, object, picklist, tuple, type InferOutput } from 'valibot';

/** A city: `value` is its name, `region` an optional extension. */
export const cityWire = object({ id: numberWire, value: textWire, region: maybeTextWire });

/** A shop or a pickup point. `coords` are [latitude, longitude]. */
export const receivePointWire = object({
  id: numberWire,
  address: textWire,
  phone: maybeTextWire,
  workTime: maybeTextWire,
  coords: nullish(tuple([numberWire, numberWire])),
  icon: urlWire,
});

/** Receive points of a city. `type` belongs to the city: all of them are shops or all are pickup points. */
export const receivePointsWire = object({ type: picklist(['shops', 'points']), items: array(receivePointWire) });

/** `_receivePoints`: receive points of the page's city. */
export const cityPointsWire = object({ cityId: numberWire, ...receivePointsWire.entries });
/** `_receivePointsCount`: their type and number, for a counter that needs nothing else. */
export const cityPointsCountWire = object({
  cityId: numberWire,
  type: receivePointsWire.entries.type,
  count: numberWire,
});

/** Request of `GET /api/location/getLocation/` */
export const getLocationRequest = emptyRequest;
/** Response of `GET /api/location/getLocation/` */
export const getLocationResponse = object({ curLocation: nullish(cityWire) });

/** Request of `GET /api/location/getCityList/` */
export const getCityListRequest = emptyRequest;
/** Cities under `items`. */
export const cityListWire = object({ items: array(cityWire) });
/** Cities as a bare list. */
export const bareCityListWire = array(cityWire);
// `lazy` rather than `union`: issues keep their paths, so only the bad city is dropped.
/** Response of `GET /api/location/getCityList/`: a list, bare or under `items`. */
export const getCityListResponse = lazy((answer): typeof cityListWire | typeof bareCityListWire =>
  Array.isArray(answer) ? bareCityListWire : cityListWire,
);

/** Request of `POST /api/location/setCity/` */
export const setCityRequest = object({ id: idRequest, value: textRequest(200) });
/** Response of `POST /api/location/setCity/` */
export const setCityResponse = receivePointsWire;

/** Request of `POST /api/location/getReceivePoints/` */
export const getReceivePointsRequest = object({ id: idRequest });
/** Response of `POST /api/location/getReceivePoints/` */
export const getReceivePointsResponse = receivePointsWire;

/** Request of `POST /api/location/searchCities/` */
export const searchCitiesRequest = object({
  query: maybeTextRequest(200),
  limit: nullish(limitRequest(100), 15),
  page: nullish(pageRequest, 1),
});
/** Response of `POST /api/location/searchCities/` */
export const searchCitiesResponse = object({ items: array(cityWire) });

/** A city on the wire. */
export type CityWire = InferOutput<typeof cityWire>;
/** A receive point on the wire. */
export type ReceivePointWire = InferOutput<typeof receivePointWire>;
/** Receive points on the wire. */
export type ReceivePointsWire = InferOutput<typeof receivePointsWire>;
