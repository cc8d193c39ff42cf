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

/** A city: `{ id, value }`, the value is its name (S1 §3). `region` is our extra. */
export const cityWire = object({ id: numberWire, value: textWire, region: maybeTextWire });

/** A shop or a pickup point (S1 §3). `coords` are [latitude, longitude] (decision 28). */
export const receivePointWire = object({
  id: numberWire,
  address: textWire,
  phone: maybeTextWire,
  workTime: maybeTextWire,
  coords: nullish(tuple([numberWire, numberWire])),
  icon: urlWire,
});

/** Points of one kind: the kind belongs to the city (decision 34). */
export const receivePointsWire = object({ type: picklist(['shops', 'points']), items: array(receivePointWire) });

/** `_receivePoints`: points of the page's city. */
export const cityPointsWire = object({ cityId: numberWire, ...receivePointsWire.entries });
/** `_receivePointsCount`: their kind and number, for a counter that needs no more. */
export const cityPointsCountWire = object({
  cityId: numberWire,
  type: receivePointsWire.entries.type,
  count: numberWire,
});

/** `GET /api/location/getLocation/` (S1 §7) */
export const getLocationRequest = emptyRequest;
/** Answer of `GET /api/location/getLocation/` */
export const getLocationResponse = object({ curLocation: nullish(cityWire) });

/** What is asked with `GET /api/location/getCityList/` */
export const getCityListRequest = emptyRequest;
/** Cities under `items`. */
export const cityListWire = object({ items: array(cityWire) });
/** Cities without more. */
export const bareCityListWire = array(cityWire);
// `lazy` and not `union`: issues then keep their paths, and a bad city is dropped alone.
/** `GET /api/location/getCityList/`: a list, bare or under `items`; our server gives `{ items }`. */
export const getCityListResponse = lazy((answer): typeof cityListWire | typeof bareCityListWire =>
  Array.isArray(answer) ? bareCityListWire : cityListWire,
);

/** `POST /api/location/setCity/` */
export const setCityRequest = object({ id: idRequest, value: textRequest(200) });
/** Answer of `POST /api/location/setCity/` */
export const setCityResponse = receivePointsWire;

/** `POST /api/location/getReceivePoints/` */
export const getReceivePointsRequest = object({ id: idRequest });
/** Answer of `POST /api/location/getReceivePoints/` */
export const getReceivePointsResponse = receivePointsWire;

/** `POST /api/location/searchCities/` */
export const searchCitiesRequest = object({
  query: maybeTextRequest(200),
  limit: nullish(limitRequest(100), 15),
  page: nullish(pageRequest, 1),
});
/** Answer of `POST /api/location/searchCities/` */
export const searchCitiesResponse = object({ items: array(cityWire) });

/** A city on the wire. */
export type CityWire = InferOutput<typeof cityWire>;
/** A receive point on the wire. */
export type ReceivePointWire = InferOutput<typeof receivePointWire>;
/** Receive points on the wire. */
export type ReceivePointsWire = InferOutput<typeof receivePointsWire>;
