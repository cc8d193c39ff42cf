/** What filters must match in one and the same variant: a size, a colour, a shop that has it. */
export const variantFacetsMigration = {
  name: '0007-variant-facets',
  sql: `
alter table products add column own_facets integer[] not null default '{}';
alter table variants add column facets integer[] not null default '{}';
alter table variants add column stores integer[] not null default '{}';

-- What the whole product has, and what each of its variants has besides; computed anew.
create function variant_facets() returns void language sql as $$
  update products p set own_facets = coalesce((
    select array_agg(pp.value_id order by pp.value_id)
      from product_properties pp join properties known on known.id = pp.property_id and known.is_filterable
     where pp.product_id = p.id), '{}');
  update variants v set
    facets = coalesce((
      select array_agg(vp.value_id order by vp.value_id)
        from variant_properties vp join properties known on known.id = vp.property_id and known.is_filterable
       where vp.variant_id = v.id), '{}'),
    stores = coalesce((
      select array_agg(s.shop_id order by s.shop_id) from stock s where s.variant_id = v.id and s.amount > 0), '{}')
$$;
select variant_facets();

create or replace function stock_visibility_changed() returns trigger language plpgsql as $$
begin
  perform bump_catalogue_version();
  update variants v set stores = coalesce((
    select array_agg(s.shop_id order by s.shop_id) from stock s where s.variant_id = v.id and s.amount > 0), '{}')
   where v.id = new.variant_id;
  update products p set stores = coalesce((
    select array_agg(distinct s.shop_id) from stock s join variants v on v.id = s.variant_id
     where v.product_id = p.id and s.amount > 0), '{}')
   where p.id = (select product_id from variants where id = new.variant_id);
  return null;
end $$;
`,
};
