import { fixtureCode, fixturePassword, fixturePromocode, fixtureUser } from '@tropa/api-client/testing';

/** With these options every call is made for real on the stand-in; the report is JSON. */
export const allOptions: readonly string[] = [
  '--writes',
  '--phone',
  fixtureUser.phone,
  '--password',
  fixturePassword,
  '--code',
  fixtureCode,
  '--email',
  'a@b.ru',
  '--form-id',
  '4',
  '--new-phone',
  '9995550101',
  '--bought',
  '21',
  '--promocode',
  fixturePromocode,
  '--json',
];
