import { cityOf } from '../memory-state.js';
import { fixtureCities } from '../places.fixtures.js';
import { pageOf, receivePoints, type Handlers } from './handler.js';

/** Cities and their receive points. */
export const locationHandlers = {
  getLocation: (state) => ({ curLocation: cityOf(state.cityId) }),
  getCityList: () => ({ items: fixtureCities }),
  setCity: (state, { id }) => {
    state.cityId = cityOf(id).id;
    return receivePoints(id);
  },
  getReceivePoints: (_state, { id }) => receivePoints(id),
  searchCities: (_state, { query, page, limit }) => ({
    items: pageOf(
      fixtureCities.filter((city) => city.value.toLowerCase().startsWith(String(query).toLowerCase())),
      { page, limit },
    ),
  }),
} satisfies Handlers;
