import { StartError } from '../db/start-error.js';
import type { Variables } from './variables.js';

/** The exchange of goods and orders with an accounting system by CommerceML. */
export interface ExchangeSettings {
  /** What the owner types into the accounting system. */
  readonly user: string;
  readonly password: string;
  /** Name of the price type that goods are sold at; '' is the first one that an offer has. */
  readonly price: string;
  /** Name of the price type that is crossed out; '' is none. */
  readonly oldPrice: string;
  /** Ids of shops by the name or the id of a warehouse, lower case; 0: its stock is not sold. */
  readonly warehouses: ReadonlyMap<string, number>;
}

const shortestPassword = 12;

/** EXCHANGE_USER. @throws StartError */
export function exchangeUserOf(text: string): string {
  const value = text.trim();
  // A colon ends the user in the header of HTTP; the others would be sent in an encoding that nobody can know.
  if (/^[\x21-\x39\x3b-\x7e]{0,60}$/.test(value)) return value;
  throw new StartError('EXCHANGE_USER must be Latin letters, digits and signs without spaces and colons.');
}

/** EXCHANGE_PASSWORD, which is not repeated. @throws StartError */
export function exchangePasswordOf(text: string): string {
  const value = text.trim();
  if (value === '' || (value.length >= shortestPassword && value.length <= 200 && /^[\x21-\x7e]+$/.test(value)))
    return value;
  throw new StartError(
    `EXCHANGE_PASSWORD must be ${shortestPassword} Latin letters, digits and signs or more: openssl rand -hex 12`,
  );
}

/** EXCHANGE_WAREHOUSES: `Основной склад=1; Брак=0`. @throws StartError */
export function exchangeWarehousesOf(text: string): Map<string, number> {
  const pairs = text
    .split(';')
    .map((pair) => pair.trim())
    .filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const [, name, shop] = /^(.+?)\s*=\s*(\d{1,9})$/.exec(pair) ?? [];
      if (name === undefined)
        throw new StartError(
          `EXCHANGE_WAREHOUSES must be warehouse=id of a shop, separated by semicolons, not: ${pair.slice(0, 60)}`,
        );
      return [name.toLowerCase(), Number(shop)] as const;
    }),
  );
}

/** The exchange; null when there is none. */
export const exchangeOf = (values: Variables): ExchangeSettings | null =>
  values.EXCHANGE_USER === ''
    ? null
    : {
        user: values.EXCHANGE_USER,
        password: values.EXCHANGE_PASSWORD,
        price: values.EXCHANGE_PRICE,
        oldPrice: values.EXCHANGE_OLD_PRICE,
        warehouses: values.EXCHANGE_WAREHOUSES,
      };
