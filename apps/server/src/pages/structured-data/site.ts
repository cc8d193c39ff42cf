import type { Thing } from './json-ld.js';

/** The name used in titles and in share metadata. */
export const shopName = 'Тропа';

/** https://schema.org/Organization */
export type Organization = Thing<'Organization'>;
/** https://schema.org/WebSite */
export type WebSite = Thing<'WebSite'>;

/** `8 (800) 301-42-43` as `+78003014243`. */
const wholePhone = (phone: string): string => `+7${phone.replace(/\D/g, '').slice(1)}`;

/** The organisation and the URL of its search: for the index page alone. */
export const siteOf = (origin: string, supportPhone: string): [Organization, WebSite] => [
  {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: shopName,
    url: `${origin}/`,
    telephone: wholePhone(supportPhone),
  },
  {
    '@type': 'WebSite',
    name: shopName,
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
