import { phoneHref } from './phone.js';

/** Whom to call with an order that cannot be placed without scripts. */
export function PhoneForOrders({ phone }: { phone: string }) {
  return (
    <p>
      В браузере выключен JavaScript: оформить заказ на сайте не получится. Позвоните{' '}
      <a href={phoneHref(phone)}>{phone}</a> — примем заказ по телефону.
    </p>
  );
}
