/**
 * What a basket call does, in the database itself: one round trip for each call. A function keeps its plans for as long as
 * the connection lasts, which the embedded database, where planning costs more than running, needs most. Each statement of
 * a volatile function sees what was committed before it: after the wait for the lock of the basket it reads the newest
 * state, as the statements of a transaction do.
 */
export const basketCallsMigration = {
  name: '0016-basket-calls',
  sql: `
-- The variant that a request means: without one, the product's default one. Null: there is none.
create function chosen_variant(of_product integer, of_variant integer) returns integer language plpgsql stable as $$
begin
  return (select v.id
            from variants v join products p on p.id = v.product_id
           where v.product_id = of_product and (of_variant is null or v.id = of_variant)
           order by v.id = p.default_variant_id desc nulls last, v.position, v.id
           limit 1);
end $$;

-- Pieces of a variant in all shops together.
create function variant_stock(of_variant integer) returns bigint language plpgsql stable as $$
begin
  return (select coalesce(sum(amount), 0) from stock where variant_id = of_variant);
end $$;

-- The lines of a basket, oldest first, with today's prices; with only_variant, one piece of it as a line instead.
-- Everything is found by a key, so one plan suits all; left to itself, the database plans anew at each call, which takes
-- ten times as long as the reading.
create function basket_lines_json(of_visitor bigint, only_variant integer default null) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
        'productId', l.product_id, 'variantId', l.variant_id, 'quantity', l.quantity,
        'title', p.title, 'slug', p.slug, 'category', p.category,
        'recommended', p.recommended, 'newItem', p.new_item,
        'price', v.price_kopecks, 'oldPrice', v.old_price_kopecks,
        'variantsCount', (select count(*) from variants other where other.product_id = p.id),
        'isFavorite', exists (select from favorites f where f.visitor_id = of_visitor and f.product_id = p.id),
        'picture', coalesce((select pic.key from pictures pic where pic.product_id = p.id
                               and (pic.variant_id = v.id or pic.variant_id is null)
                             order by pic.variant_id is null, pic.position, pic.id limit 1), p.picture),
        'properties', coalesce((select json_agg(json_build_object('name', pr.title, 'value', pv.value, 'type', 'string')
                                          order by vp.position, pr.position, pr.id)
                                  from variant_properties vp
                                  join properties pr on pr.id = vp.property_id
                                  join property_values pv on pv.id = vp.value_id
                                 where vp.variant_id = v.id), '[]'),
        'store', coalesce((select json_agg(json_build_object('id', sh.id, 'address', sh.address, 'amount', st.amount)
                                     order by sh.city_id, sh.position, sh.id)
                             from stock st join shops sh on sh.id = st.shop_id
                            where st.variant_id = v.id and st.amount > 0), '[]')
      ) order by l.added_at, l.variant_id), '[]')
      from (select variant_id, product_id, quantity, added_at from basket_lines
             where only_variant is null and visitor_id = of_visitor
            union all
            select id, product_id, 1, now() from variants where id = only_variant) l
      join variants v on v.id = l.variant_id
      join products p on p.id = l.product_id);
end $$;

-- The promo code of a basket, whether it works or not.
create function basket_promo_json(of_visitor bigint) returns json language plpgsql stable as $$
begin
  return (select row_to_json(c) from baskets b join promo_codes c on c.code = b.promo_code
           where b.visitor_id = of_visitor);
end $$;

-- All that a buyer sees of a basket.
create function basket_json(of_visitor bigint) returns json language plpgsql stable as $$
begin
  return json_build_object('lines', basket_lines_json(of_visitor), 'promo', basket_promo_json(of_visitor));
end $$;

-- What the totals of a basket are made of.
create function basket_prices_json(of_visitor bigint) returns json language plpgsql stable as $$
begin
  return json_build_object(
    'lines', (select coalesce(json_agg(json_build_object('price', v.price_kopecks, 'quantity', l.quantity)
                                order by l.added_at, l.variant_id), '[]')
                from basket_lines l join variants v on v.id = l.variant_id
               where l.visitor_id = of_visitor),
    'promo', basket_promo_json(of_visitor));
end $$;

-- Locks the basket, creating it when needed, and increments its version: two changes never run concurrently.
create function touch_basket(of_visitor bigint) returns void language plpgsql as $$
begin
  insert into baskets (visitor_id) values (of_visitor)
    on conflict (visitor_id) do update set version = baskets.version + 1, updated_at = now();
end $$;

-- Adds pieces to a line or opens it, never above what is in stock.
create function put_basket_line(of_visitor bigint, of_product integer, of_variant integer, pieces integer, in_stock bigint)
returns void language plpgsql as $$
begin
  insert into basket_lines (visitor_id, variant_id, product_id, quantity)
    values (of_visitor, of_variant, of_product, least(pieces, in_stock))
    on conflict (visitor_id, variant_id)
    do update set quantity = greatest(least(basket_lines.quantity + pieces, in_stock), 1);
end $$;

-- One more piece. A refusal changes nothing, not even the version: an order that was sent once is found by it.
create function add_to_basket(of_visitor bigint, of_product integer, of_variant integer, most_lines integer) returns json
language plpgsql as $$
declare
  chosen integer;
  in_stock bigint;
begin
  perform from baskets where visitor_id = of_visitor for update;
  chosen := chosen_variant(of_product, of_variant);
  if chosen is null then
    return '{"refused":"unknown"}';
  end if;
  in_stock := variant_stock(chosen);
  if in_stock = 0 then
    return '{"refused":"noStock"}';
  end if;
  if (select count(*) from basket_lines where visitor_id = of_visitor and variant_id <> chosen) >= most_lines then
    return '{"refused":"full"}';
  end if;
  perform touch_basket(of_visitor);
  perform put_basket_line(of_visitor, of_product, chosen, 1, in_stock);
  return basket_prices_json(of_visitor);
end $$;

-- As many pieces as asked for, never above what is in stock. A refusal changes nothing.
create function set_basket_quantity(of_visitor bigint, of_product integer, of_variant integer, pieces bigint) returns json
language plpgsql as $$
declare
  chosen integer;
  in_stock bigint;
begin
  perform from baskets where visitor_id = of_visitor for update;
  chosen := chosen_variant(of_product, of_variant);
  if not exists (select from basket_lines
                  where visitor_id = of_visitor and variant_id = chosen and product_id = of_product) then
    return '{"refused":"absent"}';
  end if;
  in_stock := variant_stock(chosen);
  if in_stock = 0 then
    return '{"refused":"noStock"}';
  end if;
  perform touch_basket(of_visitor);
  update basket_lines set quantity = least(pieces, in_stock) where visitor_id = of_visitor and variant_id = chosen;
  return basket_prices_json(of_visitor);
end $$;

create function remove_from_basket(of_visitor bigint, of_product integer, of_variant integer) returns json
language plpgsql as $$
begin
  perform touch_basket(of_visitor);
  delete from basket_lines
   where visitor_id = of_visitor and product_id = of_product and variant_id = chosen_variant(of_product, of_variant);
  return basket_prices_json(of_visitor);
end $$;
`,
};
