import { createMemoryBackend, mswHandlers } from '@tropa/api-client/testing';
import { http } from 'msw';

/** A shop in memory: it keeps what the page changes, until the page is reloaded. */
export const backend = createMemoryBackend();

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#dde5e1" d="M0 0h4v3H0z"/></svg>';

/** Every call of the shop; add the site's own beside them. */
export const handlers = [
  ...mswHandlers(http, backend),
  // Its goods have picture URLs without pictures.
  http.get('*/media/*', () => new Response(picture, { headers: { 'content-type': 'image/svg+xml' } })),
  http.get('*/api/own/news/', () => Response.json({ title: 'Лыжные сборы в январе' })),
];
