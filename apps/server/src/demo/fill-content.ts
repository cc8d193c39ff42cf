import { bulkInsert } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { pictureUrl, scenePictureKey } from '../pictures/picture-key.js';
import type { DemoShop } from './demo-shop.js';

/** Promo codes, articles, sales, galleries and the named blocks of pages. */
export async function fillContent(trx: Db, shop: DemoShop): Promise<void> {
  await bulkInsert(
    trx,
    'promo_codes',
    {
      code: 'text',
      percent: 'int',
      amount_kopecks: 'int',
      min_total_kopecks: 'int',
      ends_at: 'timestamptz',
      max_uses: 'int',
    },
    shop.promoCodes.map(({ code, percent, amount, minTotal, endsAt, maxUses }) => ({
      code,
      percent,
      amount_kopecks: amount === null ? null : amount * 100,
      min_total_kopecks: minTotal * 100,
      ends_at: endsAt,
      max_uses: maxUses,
    })),
  );
  await bulkInsert(
    trx,
    'articles',
    {
      id: 'int',
      slug: 'text',
      title: 'text',
      text_preview: 'text',
      body_html: 'text',
      img: 'text',
      format: 'text',
      rubric: 'text',
      published_at: 'timestamptz',
    },
    shop.articles.map((article, index) => ({
      id: index + 1,
      slug: article.slug,
      title: article.title,
      text_preview: article.preview,
      body_html: article.html,
      img: pictureUrl(scenePictureKey(article.scene), 640),
      format: article.isBig ? 'big' : '',
      rubric: article.rubric,
      published_at: article.date,
    })),
  );
  const { sales, galleries, blocks } = shop.content;
  await bulkInsert(
    trx,
    'sales',
    { id: 'int', title: 'text', img: 'text', link: 'text', content_html: 'text', position: 'int' },
    sales.map(({ title, img, link, html }, index) => ({
      id: index + 1,
      title,
      img,
      link,
      content_html: html,
      position: index,
    })),
  );
  await bulkInsert(
    trx,
    'galleries',
    { id: 'int', name: 'text', title: 'text' },
    galleries.map(({ name, title }, index) => ({ id: index + 1, name, title })),
  );
  await bulkInsert(
    trx,
    'gallery_images',
    { gallery_id: 'int', preview: 'text', src: 'text', position: 'int' },
    galleries.flatMap(({ images }, index) =>
      images.map(({ preview, src }, position) => ({ gallery_id: index + 1, preview, src, position })),
    ),
  );
  await bulkInsert(
    trx,
    'content_blocks',
    { name: 'text', value: 'jsonb' },
    Object.entries(blocks).map(([name, value]) => ({ name, value })),
  );
  await bulkInsert(trx, 'settings', { key: 'text', value: 'jsonb' }, [
    { key: 'goods', value: { source: 'demo', seed: shop.seed } },
  ]);
}
