import type { ShopIdentity } from '../../shop/identity/identity.js';
import type { Thing } from './json-ld.js';

/** https://schema.org/Organization */
export type Organization = Thing<'Organization'>;
/** https://schema.org/WebSite */
export type WebSite = Thing<'WebSite'>;

/** `8 (800) 301-42-43` as `+78003014243`. */
const wholePhone = (phone: string): string => `+7${phone.replace(/\D/g, '').slice(1)}`;

/** The organisation and the URL of its search: for the index page alone. */
export const siteOf = (origin: string, { name, phone, seller, isDemo }: ShopIdentity): [Organization, WebSite] => [
  {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    telephone: wholePhone(phone),
    ...(isDemo ? {} : { legalName: seller.name, taxID: seller.inn, email: seller.email }),
  },
  {
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    inLanguage: 'ru',
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search/?q={query}` },
      'query-input': 'required name=query',
    },
  },
];
