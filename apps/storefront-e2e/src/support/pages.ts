import type { Page } from '@playwright/test';

/** One address of each kind of page, as a visitor without an account sees them. */
export const pages = [
  '/',
  '/catalog/',
  '/catalog/obuv/',
  '/search/?q=кросовки',
  '/sale/',
  '/best-offers/',
  '/product/botinki-zimnie-bars-sledopyt-kids-detskie/',
  '/favorites/',
  '/catalog/compare/',
  '/basket',
  '/order',
  '/orders',
  '/profile',
  '/profile/reviews/',
  '/articles/',
  '/articles/kak-vybrat-begovye-lyzhi/',
  '/about/history/',
  '/about/shops/',
  '/contacts/',
  '/privacy/',
  '/about/work/',
  '/service/',
  '/project/',
] as const;

/** Pages of a signed-in buyer who has received an order and has something in the basket, except the page of the order. */
export const ownPages = ['/basket', '/order', '/orders', '/profile', '/profile/reviews/'] as const;

/** The page of the buyer's one order. */
export async function addressOfOrder(page: Page): Promise<string> {
  await page.goto('/orders');
  const order = page.getByRole('article', { name: /^Заказ №/ }).getByRole('link', { name: /^Заказ № \d+$/ });
  return (await order.getAttribute('href')) ?? '';
}
