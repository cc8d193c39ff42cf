import type { Locator, Page } from '@playwright/test';

export interface Buyer {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

export type PaymentTitle = 'Картой' | 'СБП' | 'При получении' | 'В кредит';

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

/** The pickup address in the form: the chosen one, or the button that opens the dialog of addresses. */
export const pickupAddress = (page: Page): Locator => orderForm(page).getByRole('group', { name: 'Адрес самовывоза' });

/** The dialog with the list and the map of pickup addresses, opened. */
export async function openPickup(page: Page): Promise<Locator> {
  await pickupAddress(page).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: /^(Магазины|Пункты выдачи), / });
  await dialog.getByRole('radio').first().waitFor();
  return dialog;
}

/** Pickup at the first address of the list. */
export async function choosePickup(page: Page): Promise<void> {
  await orderForm(page)
    .getByRole('radio', { name: /^Самовывоз/ })
    .check();
  const dialog = await openPickup(page);
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Забрать здесь' }).click();
  await pickupAddress(page).getByRole('button', { name: 'изменить' }).waitFor();
}

/** Delivery to this address. */
export async function chooseCourier(page: Page, address = 'ул. Ленина, 1, кв. 2'): Promise<void> {
  await orderForm(page)
    .getByRole('radio', { name: /^Курьер/ })
    .check();
  await orderForm(page).getByRole('textbox', { name: 'Адрес доставки' }).fill(address);
}

/** The order's own city, typed and chosen from the list. */
export async function chooseOrderCity(page: Page, city: string): Promise<void> {
  const field = orderForm(page).getByRole('combobox', { name: 'Город' });
  await field.fill(city);
  await page
    .getByRole('option', { name: new RegExp(`^${city}`) })
    .first()
    .click();
}

export const choosePayment = (page: Page, title: PaymentTitle): Promise<void> =>
  orderForm(page).getByRole('radio', { name: title }).check();

/** The consents of the order form: each thing that is agreed to has a box of its own. */
export const orderConsents = (page: Page): readonly Locator[] =>
  [/обработку персональных данных/, /условия продажи/].map((name) =>
    page.getByRole('complementary', { name: 'Ваш заказ' }).getByRole('checkbox', { name }),
  );

export async function giveConsents(page: Page): Promise<void> {
  for (const consent of orderConsents(page)) await consent.check();
}

/** The whole form of a guest who collects the goods. */
export async function fillOrder(page: Page, payment: PaymentTitle, buyer: Buyer = guest): Promise<void> {
  await fillBuyer(page, buyer);
  await choosePickup(page);
  await choosePayment(page, payment);
  await giveConsents(page);
}
