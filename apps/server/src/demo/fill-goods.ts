import { bulkInsert } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import type { DemoShop } from './demo-shop.js';
import type { CatalogueFrame } from './fill-frame.js';

/** Products with their properties, variants, pictures, stock and reviews. */
export async function fillGoods(trx: Db, shop: Pick<DemoShop, 'products'>, frame: CatalogueFrame): Promise<void> {
  const { products } = shop;
  await bulkInsert(
    trx,
    'products',
    {
      id: 'int',
      slug: 'text',
      section_id: 'int',
      brand_id: 'int',
      title: 'text',
      category: 'text',
      description: 'text',
      agent_html: 'text',
      recommended: 'bool',
      new_item: 'bool',
      popularity: 'int',
      video: 'text',
      created_at: 'timestamptz',
      search_extra: 'text',
    },
    products.map((product) => ({
      id: product.id,
      slug: product.slug,
      section_id: frame.sectionId(product.section),
      brand_id: frame.brandId(product.brand),
      title: product.title,
      category: product.category,
      description: product.description,
      agent_html: product.agentHtml,
      recommended: product.isRecommended,
      new_item: product.isNew,
      popularity: product.popularity,
      video: product.video,
      created_at: product.createdAt,
      search_extra: product.searchExtra,
    })),
  );
  await bulkInsert(
    trx,
    'product_properties',
    { product_id: 'int', property_id: 'int', value_id: 'int', position: 'int' },
    products.flatMap(({ id, properties }) =>
      properties.map(({ property, value }) => ({
        product_id: id,
        property_id: frame.propertyId(property),
        value_id: frame.valueId(property, value),
        position: frame.propertyPlace(property),
      })),
    ),
  );
  await fillVariants(trx, shop, frame);
  await bulkInsert(
    trx,
    'reviews',
    {
      product_id: 'int',
      name: 'text',
      location: 'text',
      value: 'int',
      text: 'text',
      status: 'text',
      created_at: 'timestamptz',
      fit: 'text',
    },
    products.flatMap(({ id, reviews }) =>
      reviews.map(({ name, city, stars, text, date, fit = null }) => ({
        product_id: id,
        name,
        location: city,
        value: stars,
        text,
        status: 'published',
        created_at: date,
        fit,
      })),
    ),
  );
}

async function fillVariants(trx: Db, { products }: Pick<DemoShop, 'products'>, frame: CatalogueFrame): Promise<void> {
  const variants = products.flatMap((product) =>
    product.variants.map((variant, position) => ({ product, variant, position })),
  );
  await bulkInsert(
    trx,
    'variants',
    { id: 'int', product_id: 'int', name: 'text', price_kopecks: 'int', old_price_kopecks: 'int', position: 'int' },
    variants.map(({ product, variant, position }) => ({
      id: variant.id,
      product_id: product.id,
      name: variant.name,
      price_kopecks: variant.price * 100,
      old_price_kopecks: variant.oldPrice === null ? null : variant.oldPrice * 100,
      position,
    })),
  );
  await bulkInsert(
    trx,
    'variant_properties',
    { variant_id: 'int', property_id: 'int', value_id: 'int', position: 'int', image: 'text' },
    variants.flatMap(({ variant }) =>
      variant.values.map(({ property, value, image }, position) => ({
        variant_id: variant.id,
        property_id: frame.propertyId(property),
        value_id: frame.valueId(property, value),
        position,
        image,
      })),
    ),
  );
  await bulkInsert(
    trx,
    'pictures',
    { product_id: 'int', variant_id: 'int', key: 'text', position: 'int' },
    variants.flatMap(({ product, variant, position }) =>
      variant.pictures.map((key, view) => ({
        product_id: product.id,
        variant_id: variant.id,
        key,
        position: position * 10 + view,
      })),
    ),
  );
  await bulkInsert(
    trx,
    'stock',
    { variant_id: 'int', shop_id: 'int', amount: 'int' },
    variants.flatMap(({ variant }) =>
      variant.stock.map(([shopId, amount]) => ({ variant_id: variant.id, shop_id: shopId, amount })),
    ),
  );
}
