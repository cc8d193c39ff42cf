import type { Db } from '../../db/schema.js';
import { checkForm, emailRule, phoneRule, requiredEmailRule, requiredTextRule } from '../form-rules.js';
import { refusal } from '../refusals.js';
import type { DeliveryKind, PaymentKind, PickupType } from '../payment/allowed-payment.js';

/** What the buyer filled in (S2 §3). `address`: a point's id for pickup, text for courier (decision 34). */
export interface OrderForm {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly delivery: DeliveryKind;
  readonly address: string;
  readonly city: { readonly id: number };
  readonly comment: string;
  readonly payment: PaymentKind;
}

/** Where and to whom an order goes, checked against the database. */
export interface OrderDestination {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly cityId: number;
  readonly cityTitle: string;
  readonly cityRegion: string;
  readonly pickupType: PickupType;
  /** The point where the buyer collects the goods; null for a courier. */
  readonly shopId: number | null;
  readonly address: string;
}

/**
 * Validates the form in the order of its fields: the first error is reported. `isEmailOptional`: a receipt may go to the
 * phone alone.
 */
export async function checkOrderForm(
  db: Db,
  form: OrderForm,
  { isEmailOptional = false }: { readonly isEmailOptional?: boolean } = {},
): Promise<OrderDestination> {
  const name = checkForm(requiredTextRule, form.name);
  const phone = checkForm(phoneRule, form.phone);
  const email = checkForm(isEmailOptional ? emailRule : requiredEmailRule, form.email);
  const city = await db
    .selectFrom('cities')
    .select(['id', 'title', 'region'])
    .where('id', '=', inDatabaseRange(form.city.id))
    .executeTakeFirst();
  if (!city) throw refusal('place', 'Выберите город из списка');
  const points = await db
    .selectFrom('shops')
    .select(['id', 'address', 'type'])
    .where('city_id', '=', city.id)
    .execute();
  // A city without a shop of ours takes no cash: there is nobody to collect it (decision 34).
  const pickupType: PickupType = points.some((one) => one.type === 'shops') ? 'shops' : 'points';
  const base = { name, phone, email, cityId: city.id, cityTitle: city.title, cityRegion: city.region, pickupType };
  if (form.delivery === 'courier') {
    const address = form.address.trim();
    // Decision 48: a courier must know where to go, as the buyer who collects must.
    if (address === '') throw refusal('place', 'Укажите адрес доставки');
    return { ...base, shopId: null, address };
  }
  const point = points.find((one) => one.type === pickupType && String(one.id) === form.address);
  if (!point) throw refusal('place', 'Выберите пункт самовывоза');
  return { ...base, shopId: point.id, address: point.address };
}

/** An id beyond the column's range simply does not exist; PostgreSQL would report an error. */
function inDatabaseRange(id: number): number {
  return id > 2_147_483_647 ? 0 : id;
}
