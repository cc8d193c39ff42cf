import { demoArticles } from '../demo/articles/articles.js';
import { demoCities } from '../demo/cities.js';
import { demoContent } from '../demo/content/content.js';
import { demoDelivery } from '../demo/delivery.js';
import { demoShops } from '../demo/shops.js';
import { pictureUrl, scenePictureKey } from '../pictures/picture-key.js';
import type { Item } from './item.js';
import { unnamedPlace } from './read-items.js';

/** What the demo shop put into the database: nobody's own, so a folder may replace and remove it. */
export function demoItems(): Item[] {
  const { sales, galleries, blocks } = demoContent;
  return [
    ...demoCities.map(({ id, title, region, coords }): Item => {
      return { kind: 'city', key: unnamedPlace(title), value: { title, region, coords, position: id } };
    }),
    ...demoShops.map(({ id, city, type, address, phone, workTime: hours, coords }): Item => ({
      kind: 'shop',
      key: unnamedPlace(city, address),
      value: { city: unnamedPlace(city), type, address, phone, hours, coords, position: id },
    })),
    { kind: 'delivery', key: '', value: demoDelivery },
    { kind: 'sales', key: '', value: sales },
    ...galleries.map(({ name, ...value }): Item => ({ kind: 'gallery', key: name, value })),
    ...Object.entries(blocks).map(([key, value]): Item => ({ kind: 'block', key, value })),
    ...demoArticles.map(({ slug, title, preview, html, scene, isBig, rubric, date }): Item => {
      const img = pictureUrl(scenePictureKey(scene), 640);
      const publishedAt = new Date(date).toISOString();
      return { kind: 'article', key: slug, value: { title, preview, html, img, isBig, rubric, publishedAt } };
    }),
  ];
}
