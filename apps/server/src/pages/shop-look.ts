import type { ShopLook } from '@tropa/render-contract';
import type { Db } from '../db/schema.js';
import type { OwnPage } from '../shop/content/own-pages.js';
import { coloursOfThemes } from '../shop/identity/own-colours.js';
import type { ShopIdentity, ShopLink, ShopMenu } from '../shop/identity/identity.js';
import { saleTermsPath } from './documents/sale-terms-path.js';

/** Pages whose text is the owner's: an own shop has those that its content folder has. */
export const textPaths: readonly string[] = [
  '/delivery/',
  '/returns/',
  '/service/',
  '/project/',
  '/about/history/',
  '/about/work/',
  '/agreement/',
  '/privacy_policy/',
  '/privacy/',
  '/recommendations/',
];

const contacts = { title: 'Контакты', link: '/contacts/' };

/** The usual links, as far as this shop has their pages; each is named as its page is. */
function usualMenu(pages: ReadonlyMap<string, OwnPage>, hasArticles: boolean): ShopMenu {
  const own = (path: string): ShopLink[] => {
    const page = pages.get(path);
    return page === undefined ? [] : [{ title: page.title, link: path }];
  };
  return {
    header: [...['/delivery/', '/returns/', '/service/', '/project/'].flatMap(own), contacts],
    footer: [
      {
        title: 'Покупателям',
        links: [
          ...['/delivery/', '/returns/', '/service/'].flatMap(own),
          { title: 'Распродажа', link: '/sale/' },
          { title: 'Лучшие предложения', link: '/best-offers/' },
          ...(hasArticles ? [{ title: 'Статьи', link: '/articles/' }] : []),
        ],
      },
      {
        title: 'О нас',
        links: [
          ...own('/about/history/'),
          { title: 'Магазины', link: '/about/shops/' },
          ...['/project/', '/about/work/'].flatMap(own),
          contacts,
        ],
      },
    ],
  };
}

/** What header, footer and head of every page show of the shop. `isDemo`: nothing is really sold here. */
export async function readLook(
  db: Db,
  identity: ShopIdentity,
  pages: ReadonlyMap<string, OwnPage>,
  isDemo: boolean,
): Promise<ShopLook> {
  const { name, slogan, index, hours, phone, seller, logo, icon, colours, socials, menu, workshops } = identity;
  const look = {
    name,
    slogan,
    heading: index.heading,
    hours,
    phone,
    seller,
    logo,
    icon,
    colours: { ...colours, ...coloursOfThemes(colours) },
    socials,
    workshops,
    isDemo,
    isTropa: identity.isDemo,
  };
  const article = await db.selectFrom('articles').select('id').limit(1).executeTakeFirst();
  return {
    ...look,
    menu: menu ?? usualMenu(pages, article !== undefined),
    documents: menu?.documents ?? [
      ...['/agreement/', '/privacy_policy/', '/privacy/', '/recommendations/'].flatMap((path) => {
        const page = pages.get(path);
        return page === undefined ? [] : [{ title: page.title, link: path }];
      }),
      { title: 'Условия продажи', link: saleTermsPath },
    ],
  };
}
