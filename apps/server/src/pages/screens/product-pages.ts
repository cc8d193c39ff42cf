import { variantByOffer } from '@tropa/api-client/wire';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import { posterUrl } from '../../pictures/picture-key.js';
import { getProductDetail } from '../../shop/product/product-detail.js';
import { productTag } from '../../shop/catalogue-index/tag-versions.js';
import { bestOffersTags, getBestOffers, getProductWidgets } from '../../shop/product/product-widgets.js';
import { productLink } from '../../shop/product/cards.js';
import { PageMoved } from '../page-content.js';
import type { PageContent, PageRequest } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';
import { goneContent } from './not-found.js';
import { factsWithoutScripts } from '../without-scripts/product-facts.js';
import { productOf } from '../structured-data/product.js';
import { excerptOf } from '../structured-data/excerpt.js';

/** Most cards on the page of best offers. */
const mostOffers = 60;

/** Whether there was a product at this address that an import has deleted. */
const wasSold = async (db: Db, slug: string): Promise<boolean> =>
  (await db.selectFrom('gone_products').select('slug').where('slug', '=', slug).executeTakeFirst()) !== undefined;

/** Throws where the product is a variant of another one now. */
async function followMove(db: Db, slug: string): Promise<void> {
  const { rows } = await sql<{ slug: string; offer: number }>`
    select p.slug, m.variant_id as offer from moved_products m join products p on p.id = m.product_id
     where m.slug = ${slug}`.execute(db);
  const [to] = rows;
  if (to) throw new PageMoved(`${productLink(to.slug)}?offer=${to.offer}`, 301);
}

const product = async ({ db, params, query, origin, shop, city }: PageRequest): Promise<PageContent | null> => {
  await followMove(db, params.slug ?? '');
  const found = await getProductDetail(db, params.slug ?? '');
  if (found === null) return (await wasSold(db, params.slug ?? '')) ? goneContent() : null;
  const { detail, video, isAvailable } = found;
  const { similar, accessories, tags } = await getProductWidgets(db, Number(detail.id));
  const { breadcrumbs, ...rest } = detail;
  const chosen = variantByOffer(rest.retail ?? [], query.get('offer'));
  const { facts, until } = await factsWithoutScripts(db, {
    productId: Number(detail.id),
    variantId: chosen ? Number(chosen.id) : null,
    city,
    now: shop.now(),
  });
  return {
    page: 'product',
    until,
    tags: [productTag(Number(detail.id)), ...tags],
    meta: {
      title: detail.title,
      description: excerptOf(detail.description ?? '') || `${detail.title}: цена, наличие, доставка.`,
      canonical: `${origin}${detail.link ?? ''}`,
    },
    withoutScripts: facts,
    things: [productOf(detail, { origin, isAvailable })],
    data: {
      _productDetail: rest,
      _productId: detail.id,
      _similar: similar,
      _accessories: accessories,
      ...(video === '' ? {} : { _video: { src: video, poster: posterUrl(video), title: detail.title } }),
      _breadcrumbs: breadcrumbs,
    },
  };
};

const bestOffers = async ({ db, origin }: PageRequest): Promise<PageContent> => {
  const offers = await getBestOffers(db, mostOffers);
  return {
    page: 'best-offers',
    tags: bestOffersTags(offers),
    meta: {
      title: 'Лучшие предложения',
      description: 'Товары, которые мы советуем, и лучшие скидки.',
      canonical: `${origin}/best-offers/`,
    },
    data: {
      _title: 'Лучшие предложения',
      _breadcrumbs: [
        { title: 'Главная', link: '/' },
        { title: 'Лучшие предложения', link: '/best-offers/' },
      ],
      _bestOffers: offers,
    },
  };
};

/** Pages of goods. */
export function productPages({ open }: PageRoutes): void {
  open('/product/:slug/', product);
  open('/best-offers/', bestOffers);
}
