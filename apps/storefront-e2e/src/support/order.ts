import type { Locator, Page } from 'playwright-core';

export interface Buyer {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

export const guest: Buyer = { name: 'Мария Лыжина', phone: '9123456789', email: 'maria@example.ru' };

export const orderForm = (page: Page): Locator => page.getByRole('form', { name: 'Оформление заказа' });

/** From the open basket page to the order form. */
export async function goToOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'оформить заказ', exact: true }).click();
  await orderForm(page).waitFor();
}

/** Types who buys; the city is the header's. */
export async function fillBuyer(page: Page, { name, phone, email }: Buyer = guest): Promise<void> {
  const form = orderForm(page);
  await form.getByRole('textbox', { name: 'Имя' }).fill(name);
  await form.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
}

/** Pickup at the first address of the list. */
export async function choosePickup(page: Page): Promise<void> {
  const form = orderForm(page);
  await form.getByRole('radio', { name: /^Самовывоз/ }).check();
  await form.getByRole('group', { name: 'Адрес самовывоза' }).getByRole('radio').first().check();
}

export const choosePayment = (page: Page, title: 'Картой' | 'При получении'): Promise<void> =>
  orderForm(page).getByRole('radio', { name: title }).check();

export const giveConsent = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: /условия продажи/ }).check();

/** The whole form of a guest who collects the goods. */
export async function fillOrder(page: Page, payment: 'Картой' | 'При получении', buyer: Buyer = guest): Promise<void> {
  await fillBuyer(page, buyer);
  await choosePickup(page);
  await choosePayment(page, payment);
  await giveConsent(page);
}
