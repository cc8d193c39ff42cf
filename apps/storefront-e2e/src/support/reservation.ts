import type { Locator, Page } from '@playwright/test';
import { openBuySheet, openFirstProduct, productCard } from './goods.js';

/** Address of the call. */
export const reserveCall = '/api/product/reserveProduct/';

/** The reservation form of the open dialog. */
export const reservationForm = (page: Page): Locator => page.getByRole('form', { name: 'Забронировать товар' });
/** Its button. */
export const reserve = (page: Page): Locator => reservationForm(page).getByRole('button', { name: 'Забронировать' });
/** The dialog after it. */
export const booked = (page: Page): Locator => page.getByRole('dialog', { name: 'Товар забронирован!' });

/**
 * Opens a product and its reservation form; returns the product's title. No other path in the shared shop buys goods of
 * this section.
 */
export async function openReservation(page: Page, list = '/catalog/spinningi/?sort=price-desc'): Promise<string> {
  await page.goto(list);
  const title = await openFirstProduct(page);
  await productCard(page).locator('[data-status="ready"]').waitFor();
  await openBuySheet(page);
  await productCard(page).getByRole('button', { name: 'Забронировать' }).click();
  await reservationForm(page).waitFor();
  return title;
}

/** Shop, name, phone, consent. */
export async function fillReservation(page: Page): Promise<void> {
  const form = reservationForm(page);
  await form.getByRole('radio').first().check();
  await form.getByRole('textbox', { name: 'Имя' }).fill('Мария Лыжина');
  await form.getByRole('textbox', { name: 'Телефон' }).fill('89123456789');
  await form.getByRole('checkbox').check();
}

/** How many pieces the first shop of the form says it has. */
export async function piecesInFirstShop(page: Page): Promise<number> {
  const label = await reservationForm(page).locator('[data-shop]').first().innerText();
  return Number(/(\d+) шт\./.exec(label)?.[1]);
}
