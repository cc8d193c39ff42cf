/** Applications for credits: one per order that is bought on credit. */
export const creditMigration = {
  name: '0009-credit',
  sql: `
create table credit_applications (
  order_id bigint primary key references orders (id) on delete cascade,
  token text not null unique,
  external_id text not null default '',
  link text not null default '',
  amount_kopecks bigint not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
  is_told boolean not null default true,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index credit_applications_to_tell on credit_applications (updated_at) where not is_told;
`,
};
