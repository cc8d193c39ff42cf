/**
 * A phone typed into the profile is not proven to be the user's: it is kept beside the proven one, which alone opens
 * guest orders and password recovery. And promo codes that a phone may use once.
 */
export const accountMigration = {
  name: '0005-account',
  sql: `
alter table users add column contact_phone text check (contact_phone ~ '^[0-9]{10}$');
create index users_contact_phone on users (contact_phone) where contact_phone is not null;

create index orders_guest_phone on orders (phone, created_at desc) where user_id is null;

alter table promo_codes add column is_once_per_phone boolean not null default false;
alter table promo_uses add column once_phone text;
create unique index promo_uses_once on promo_uses (code, once_phone) where once_phone is not null;
`,
};
