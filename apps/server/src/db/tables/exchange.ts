import type { ColumnType, Generated } from 'kysely';
import type { Defaulted, Json } from './catalogue.js';

/** What the accounting system has said: a row for each of its things, whose `body` depends on its `kind`. */
export interface ExchangeItemsTable {
  kind: string;
  id: string;
  /** The catalogue that it belongs to; '' for what is in none. */
  catalog: Defaulted<string>;
  /** The product of an offer. */
  parent: Defaulted<string>;
  body: Json<unknown>;
  /** The latest exchange, and its file, that named it. */
  exchange: string;
  file: string;
  place: Generated<number>;
}

/** How much of an order the accounting system knows: it gets those whose `version` is above `sent`. */
export interface ExchangeOrdersTable {
  order_id: number;
  version: Defaulted<number>;
  given: ColumnType<number, number | undefined, number>;
  sent: ColumnType<number, number | undefined, number>;
}
