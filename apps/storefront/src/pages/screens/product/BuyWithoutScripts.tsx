import { productTexts } from '@tropa/catalog';
import type { WithoutScripts } from '@tropa/render-contract';
import { Button, formatMoney, SelectField } from '@tropa/ui-kit';
import { variantByOffer, type ProductDetailWire } from '@tropa/api-client/wire';
import { PhoneForOrders } from '../../layout/PhoneForOrders.js';
import styles from './BuyWithoutScripts.module.css';

type Variant = NonNullable<ProductDetailWire['retail']>[number];

const titleOf = ({ name, properties, price, isAvailable }: Variant): string => {
  const words = (properties ?? []).map(({ title, value }) => title || value).join(', ') || name;
  return [words, price == null ? '' : formatMoney(Math.round(Number(price) * 100)), isAvailable ? '' : 'нет в наличии']
    .filter(Boolean)
    .join(' — ');
};

/** Props of {@link BuyWithoutScripts}. */
export interface BuyWithoutScriptsProps {
  product: ProductDetailWire;
  /** Path and query of the page. */
  url: string;
  facts: WithoutScripts;
  /** The support phone. */
  phone: string;
}

/** Buying where scripts are off: a form that the server handles, where the goods are, and whom to call. */
export function BuyWithoutScripts({ product, url, facts, phone }: BuyWithoutScriptsProps) {
  const { id, retail } = product;
  const variants = retail ?? [];
  const offer = new URLSearchParams(url.split('?')[1] ?? '').get('offer');
  const chosen = variantByOffer(variants, offer);
  const isSold = variants.length > 0 ? variants.some(({ isAvailable }) => isAvailable) : facts.shops.length > 0;
  return (
    <div className={styles.root}>
      {isSold ? (
        <form className={styles.form} method="post" action="/basket/add/">
          <input type="hidden" name="id" value={id} />
          {variants.length > 1 ? (
            <SelectField
              label="Вариант"
              name="retailId"
              defaultValue={String(chosen?.id)}
              options={variants.map((variant) => ({
                value: String(variant.id),
                label: titleOf(variant),
                isDisabled: variant.isAvailable === false,
              }))}
            />
          ) : (
            chosen && <input type="hidden" name="retailId" value={chosen.id} />
          )}
          <Button type="submit" size="lg" isFullWidth>
            В корзину
          </Button>
        </form>
      ) : (
        <p>Нет в наличии</p>
      )}
      {facts.deliveryDate !== '' && (
        <div>
          {facts.city !== '' && <p className={styles.title}>Ваш город — {facts.city}</p>}
          {facts.pickupDate !== '' && (
            <p>{(facts.isInCity ? productTexts.pickup : productTexts.bring)(facts.pickupDate)}</p>
          )}
          <p>
            {productTexts.delivery} {facts.deliveryDate}
          </p>
        </div>
      )}
      <PhoneForOrders phone={phone} />
      {facts.shops.length > 0 && (
        <div>
          <p className={styles.title}>В магазинах{chosen && variants.length > 1 ? `: ${titleOf(chosen)}` : ''}</p>
          <ul className={styles.shops}>
            {facts.shops.map(({ address, amount }) => (
              <li key={address}>
                {address} — {amount} шт.
              </li>
            ))}
          </ul>
          {facts.otherShops > 0 && <p>и ещё в других: {facts.otherShops}</p>}
        </div>
      )}
    </div>
  );
}
