-- The role of an admin tool in the shop's database: it reads goods and content, and writes exactly what is named here.
-- What the shop derives, the audit, orders and people are not among it, whatever the tool itself allows.
-- By the owner of the database, after `create role tropa_admin login password '…'`; may be run again.
-- A test of the gate (apps/server/src/admin-setup.test.ts) runs this file on the shop's true schema.

-- The tool's own tables lie in a schema of their own, beside the shop's.
create schema if not exists directus authorization tropa_admin;

grant usage on schema public to tropa_admin;

-- Goods
grant select on sections, brands, products, variants to tropa_admin;
grant update (title, category, description, recommended, new_item, popularity, video, section_id, brand_id) on products to tropa_admin;
grant update (name, price_kopecks, old_price_kopecks) on variants to tropa_admin;

-- Reviews: published or rejected, and answered; never rewritten
grant select (id, product_id, name, location, value, text, status, created_at, answer, answered_at) on reviews to tropa_admin;
grant update (status, answer) on reviews to tropa_admin;

-- Content
grant select on articles, content_blocks, content_pages, search_synonyms to tropa_admin;
grant insert (slug, title, text_preview, body_html, img, format, rubric, published_at), delete on articles to tropa_admin;
grant update (title, text_preview, body_html, img, format, rubric, published_at) on articles to tropa_admin;
grant update (value) on content_blocks to tropa_admin;
grant update (title, description, heading, html) on content_pages to tropa_admin;
grant insert (words), update (words), delete on search_synonyms to tropa_admin;

-- Promo codes: how often one was used is counted by orders
grant select on promo_codes to tropa_admin;
grant insert (code, percent, amount_kopecks, min_total_kopecks, starts_at, ends_at, max_uses, is_active, is_once_per_phone) on promo_codes to tropa_admin;
grant update (percent, amount_kopecks, min_total_kopecks, starts_at, ends_at, max_uses, is_active, is_once_per_phone) on promo_codes to tropa_admin;
