/**
 * Exchange with an accounting system by CommerceML. What it sent about its goods is kept as it was sent, since its files consist
 * of changes alone; orders are counted by versions, so that it gets each change once.
 */
export const exchangeMigration = {
  name: '0028-exchange',
  sql: `
-- kind: group, property, product, offer, price, rest, priceType, warehouse, picture, rules, pending, orders. price and rest have
-- the id of their offer, whose parent is its product. exchange and file: which said it last.
create table exchange_items (
  kind text not null,
  id text not null,
  catalog text not null default '',
  parent text not null default '',
  body jsonb not null,
  exchange text not null,
  file text not null,
  place bigint generated always as identity,
  primary key (kind, id)
);
create index exchange_items_place on exchange_items (kind, place);
create index exchange_items_parent on exchange_items (parent, place) where kind = 'offer';

-- version grows with every change of the order; given: what was handed out last; sent: what was confirmed.
create table exchange_orders (
  order_id bigint primary key references orders (id) on delete cascade,
  version bigint not null default 1,
  given bigint not null default 0,
  sent bigint not null default 0
);
create index exchange_orders_waiting on exchange_orders (order_id) where version > sent;
-- Orders that were closed before nobody asks for.
insert into exchange_orders (order_id) select id from orders where status not in ('done', 'cancelled', 'expired');

create function exchange_order_changed() returns trigger language plpgsql as $$
begin
  insert into exchange_orders (order_id) values (coalesce(to_jsonb(new)->>'order_id', to_jsonb(new)->>'id')::bigint)
    on conflict (order_id) do update set version = exchange_orders.version + 1;
  return null;
end $$;
create trigger orders_exchange_new after insert on orders for each row execute function exchange_order_changed();
create trigger orders_exchange_changed after update on orders for each row
  when ((old.status, old.paid_at, old.total_kopecks, old.comment) is distinct from (new.status, new.paid_at, new.total_kopecks, new.comment))
  execute function exchange_order_changed();
create trigger payments_exchange_changed after update on payments for each row
  when (old.status is distinct from new.status) execute function exchange_order_changed();

-- Null: no key of the staff, but a program of the owner's that signs in by the settings.
alter table staff_audit alter column key_id drop not null;
`,
};
