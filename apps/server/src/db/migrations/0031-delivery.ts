/**
 * What delivery costs and when it arrives, shown before any personal data is requested: the shop's own tariffs, what its
 * carriers have quoted, and what an order was promised. An order may also be paid by СБП.
 */
export const deliveryMigration = {
  name: '0031-delivery',
  sql: `
-- The tariffs: one row, or none where the manager works out each delivery.
create table delivery_rules (
  id integer primary key default 1 check (id = 1),
  value jsonb not null
);

-- What a carrier said of a parcel, so that the price a buyer saw is the one that the order's own transaction finds.
create table carrier_quotes (
  key text primary key,
  -- null: it does not carry such a parcel there, and why.
  price_kopecks bigint,
  days_min integer,
  days_max integer,
  problem text not null default '',
  quoted_at timestamptz not null
);
create index carrier_quotes_age on carrier_quotes (quoted_at);

alter table orders
  -- The days that the buyer was promised, in words.
  add column delivery_dates text not null default '',
  -- Whose price it is: '' the shop's own.
  add column delivery_carrier text not null default '',
  -- For the staff: why it is not the carrier's price, although the tariff names one.
  add column delivery_note text not null default '',
  drop constraint orders_payment_check,
  add constraint orders_payment_check check (payment in ('card', 'sbp', 'onDelivery', 'credit'));
`,
};
