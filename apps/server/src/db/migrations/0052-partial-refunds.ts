/**
 * A payment may be refunded in parts: `key` names a part ('' is all that is left), `lines` and `delivery_kopecks` say
 * what it is for; the rest of the sum belongs to no line and not to delivery.
 */
export const partialRefundsMigration = {
  name: '0052-partial-refunds',
  sql: `
alter table refunds add column key text not null default '';
alter table refunds add column lines jsonb not null default '[]';
alter table refunds add column delivery_kopecks bigint not null default 0 check (delivery_kopecks >= 0);
alter table refunds drop constraint refunds_payment_id_external_id_key;
alter table refunds add constraint refunds_once unique (payment_id, external_id, key);
`,
};
