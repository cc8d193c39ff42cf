import { goods } from '../goods.fixtures.js';
import { formIds } from '../../shop/webform/forms.js';
import { common, demo, page, type Matrix } from './matrix.js';

const { boots, mug } = goods;
const post = (payload: unknown, says = 0) => common({ payload }, says);
const listing = { sectionId: 0, page: 1, limit: 15, sort: 'name-asc', filter: {} };

/** Routes that know nobody: all four kinds of visitor get the same bytes. */
export const commonRoutes: Matrix = {
  'GET /api/articles/getArticles/': common('/api/articles/getArticles/?page=1'),
  'POST /api/sales/getModalContent/': post({ id: 1 }, 11),
  'POST /api/project/getImages/': post({ id: 1, limit: 15, page: 1 }, 11),
  'POST /api/subscribe/': post({ email: 'reader@example.ru' }),
  'GET /api/getkey/': common(),
  'GET /api/location/getCityList/': common(),
  'POST /api/location/searchCities/': post({ query: 'Кур', limit: 10, page: 1 }),
  'POST /api/location/getReceivePoints/': post({ id: goods.tyumen }),
  'POST /api/product/getReviews/': post({ id: mug.id, limit: 5, index: 0 }),
  'POST /api/catalog/getItems/': post(listing),
  'POST /api/sale/getItems/': post(listing),
  'POST /api/catalog/search/': post({ query: 'кружка', limit: 15, page: 1 }),
  'POST /api/webform/sendMessage/': post({
    id: formIds.contacts,
    name: 'Читатель',
    phone: '9129998877',
    comment: 'Когда открыто?',
  }),

  'GET /healthz': page(),
  'GET /readyz': page(),
  'GET /openapi.json': page(),
  'GET /robots.txt': page(),
  'GET /speculation-rules.json': page(),
  'GET /feed.yml': page(),
  'GET /sitemap.xml': page(),
  'GET /sitemap-:part(^\\d{1,4}).xml': page('/sitemap-1.xml', 404),
  'GET /': page(),
  'GET /catalog/compare/': page(`/catalog/compare/?ids=${boots.id},${mug.id}`),
  'GET /catalog/': page(),
  'GET /catalog/:section/': page('/catalog/obuv/'),
  'GET /sale/': page(),
  'GET /search/': page('/search/?q=%D0%BA%D1%80%D1%83%D0%B6%D0%BA%D0%B0'),
  'GET /product/:slug/': page(`/product/botinki-yugra/?offer=${boots.large}`),
  'GET /best-offers/': page(),
  'GET /articles/': page(),
  'GET /articles/:slug/': page('/articles/nothing/', 404),
  'GET /about/history/': page(),
  'GET /about/shops/': page(),
  'GET /project/': page(),
  'GET /about/work/': page(),
  'GET /service/': page(),
  'GET /delivery/': page(),
  'GET /returns/': page(),
  'GET /privacy/': page(),
  'GET /privacy_policy/': page(),
  'GET /agreement/': page(),
  'GET /recommendations/': page(),
  'GET /contacts/': page(),
  // Pages and files of a shop's own content folder.
  'GET /:page(^(?!api$)[a-z\\d_-]+$)/': page('/nothing/', 404),
  'GET /about/:page(^[a-z\\d_-]+$)/': page('/about/nothing/', 404),
  'GET /files/*': page('/files/nothing.svg', 404),
  'GET /media/:key/:file': page('/media/nothing/nothing.webp', 404),
  // Anyone who has a photo's address may see it, until it is rejected.
  'GET /media/reviews/:file': page(`/media/reviews/${'0'.repeat(32)}.webp`, 404),
  'GET /media/video/:name': page('/media/video/nothing.mp4', 404),
  'GET /docs/sale-terms.pdf': page(),
  // Anyone who has an order's own link may pay it; an invented one leads nowhere.
  'GET /pay/:token': page(`/pay/${'x'.repeat(32)}`, 404),
  'GET /credit/:token': page(`/credit/${'x'.repeat(32)}`, 404),
  'GET /docs': page('/docs', 404),
  'GET /docs/*': page('/docs/index.html', 404),
  'GET /storybook': page('/storybook', 404),
  'GET /storybook/*': page('/storybook/index.html', 404),

  'GET /demo/outbox': demo(({ owned }) => ({ url: `/demo/outbox?phone=${owned.phone}` })),
  'GET /demo/orders': demo(() => ({})),
  'POST /demo/orders/:id': demo(({ owned }) => ({
    url: `/demo/orders/${owned.cardOrder.id}`,
    payload: { to: 'assembling' },
  })),
  'GET /demo/credit.js': demo(() => ({})),
  'GET /demo/credit/:token': demo(({ owned }) => ({ url: `/demo/credit/${owned.cardOrder.token}` })),
  'POST /demo/credit/:token': demo(({ owned }) => ({
    url: `/demo/credit/${owned.cardOrder.token}`,
    payload: { answer: 'approved' },
  })),
  'GET /demo/pay/:token': demo(({ owned }) => ({ url: `/demo/pay/${owned.cardOrder.token}` })),
  'POST /demo/pay/:token': demo(({ owned }) => ({
    url: `/demo/pay/${owned.cardOrder.token}`,
    payload: { result: 'paid' },
  })),
};
