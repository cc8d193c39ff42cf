import type { FastifyInstance } from 'fastify';
import { findCity, getCities, getDefaultCity, getReceivePoints, searchCities } from '../shop/location/cities.js';
import { locationCookie, readLocationCookie } from '../shop/location/location-cookie.js';
import { rememberCity } from '../shop/sessions/sessions.js';
import { wireRoute } from './route.js';

/** The five calls under `/api/location/`. The session remembers the city beside the client's cookie. `S1 §7` */
export function locationRoutes(app: FastifyInstance): void {
  wireRoute(app, 'getLocation', async ({ db, session, request }) => {
    const cityId = session.cityId ?? readLocationCookie(request.cookies[locationCookie]);
    const chosen = cityId === null ? null : await findCity(db, cityId);
    return { curLocation: chosen ?? (await getDefaultCity(db)) };
  });
  wireRoute(app, 'getCityList', async ({ read }) => ({ items: await read(({ db }) => getCities(db)) }), {
    isPublic: true,
  });
  wireRoute(
    app,
    'searchCities',
    async ({ read }, args) => ({ items: await read(({ db }) => searchCities(db, args)) }),
    {
      isPublic: true,
    },
  );
  wireRoute(app, 'getReceivePoints', ({ read }, { id }) => read(({ db }) => getReceivePoints(db, id)), {
    isPublic: true,
  });
  wireRoute(app, 'setCity', async (context, { id }) => {
    // Points first: an unknown city is rejected before anything is stored.
    const points = await getReceivePoints(context.db, id);
    const session = await context.ensureSession();
    await rememberCity(context.db, session, id);
    return points;
  });
}
