import { fixtureProducts, fixtureImage } from '../goods.fixtures.js';
import { cardOf, comparedOf, listingOf, searchProducts, stockOf, storeOf } from '../memory-catalog.js';
import { Refusal } from '../memory-state.js';
import { fixtureReviews } from '../places.fixtures.js';
import { pageOf, inList, type Handler, type Handlers } from './handler.js';

const toggle =
  (list: 'favorites' | 'comparison', isIn: boolean): Handler =>
  (state, { id }) => {
    if (!fixtureProducts.some((product) => product.id === id)) throw new Refusal('Товар не найден');
    const others = state[list].filter((known) => known !== id);
    state[list] = isIn ? [...others, id] : others;
    return { length: state[list].length };
  };

const idsOf =
  (list: 'favorites' | 'comparison'): Handler =>
  (state) => ({
    length: state[list].length,
    itemsId: [...state[list]],
  });

const clear =
  (list: 'favorites' | 'comparison'): Handler =>
  (state) => {
    state[list] = [];
    return null;
  };

/** Lists of goods, search, product, favourites and comparison. */
export const catalogHandlers = {
  getFavoriteItems: (state) => ({ items: inList(state.favorites).map(cardOf) }),
  addToFavorites: toggle('favorites', true),
  removeFromFavorites: toggle('favorites', false),
  clearFavorites: clear('favorites'),
  getFavoritesLength: idsOf('favorites'),
  getComparedItems: (state) => ({ items: inList(state.comparison).map(comparedOf) }),
  addToComparison: toggle('comparison', true),
  removeFromComparison: toggle('comparison', false),
  clearComparison: clear('comparison'),
  getComparisonLength: idsOf('comparison'),
  getListing: (_state, body) => listingOf(body),
  searchProducts: (_state, { query, page, limit }) => ({
    items: pageOf(searchProducts(query), { page, limit }).map(cardOf),
    correctedQuery: '',
  }),
  checkAvailability: (_state, { id, retailId }) => {
    const [product] = inList([id]);
    const stock = stockOf(id, retailId ?? undefined);
    if (!product || !stock) throw new Refusal('Товар не найден');
    const src = fixtureImage(id);
    return {
      images: [{ src, preview: src }],
      price: product.price,
      oldPrice: product.oldPrice,
      store: storeOf(stock),
      pickupDate: '22.11.2026',
      deliveryDate: '24.11.2026',
    };
  },
  getReviews: (_state, { index, limit, value }) => {
    const reviews = fixtureReviews.filter((review) => !value || review.value === value);
    return { reviews: reviews.slice(index, index + limit), count: reviews.length };
  },
  getReviewMarks: (state) => ({ helpful: state.helpful, own: [] }),
  markReview: (state, { id, isHelpful }) => {
    state.helpful = [...state.helpful.filter((one) => one !== id), ...(isHelpful ? [id] : [])];
    return { helpful: isHelpful ? 1 : 0 };
  },
} satisfies Handlers;
