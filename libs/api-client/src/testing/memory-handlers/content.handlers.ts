import { Refusal } from '../memory-state.js';
import { fixtureArticles, fixturePhotos } from '../places.fixtures.js';
import { pageOf, type Handlers } from './handler.js';

/** Forms, articles, galleries and sales. */
export const contentHandlers = {
  getSaleContent: (_state, { id }) => ({ content: `<h2>Распродажа ${id}</h2><p>Скидки до воскресенья.</p>` }),
  getProjectImages: (_state, body) => ({ count: fixturePhotos.length, items: pageOf(fixturePhotos, body) }),
  sendMessage: (state, body) => {
    state.messages.push(body);
    return null;
  },
  subscribe: (state, { email }) => {
    if (!email) throw new Refusal('Обязательное поле');
    state.subscriptions.push(email);
    return null;
  },
  getArticles: (_state, body) => ({
    items: pageOf(fixtureArticles, body),
    count: fixtureArticles.length,
    preCount: fixtureArticles.length,
  }),
} satisfies Handlers;
