import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/schema.js';
import { getDefaultCity } from '../shop/location/cities.js';
import { locationCookie, readLocationCookie } from '../shop/location/location-cookie.js';
import type { Session } from '../shop/sessions/sessions.js';

/** The city of the visitor: chosen, or else the shop's default one; 0 in a shop without cities. */
export async function visitorCity(db: Db, session: Session, request: FastifyRequest): Promise<number> {
  return (
    session.cityId ?? readLocationCookie(request.cookies[locationCookie]) ?? Number((await getDefaultCity(db))?.id ?? 0)
  );
}
