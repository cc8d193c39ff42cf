import { Chip, formatMoney } from '@tropa/ui-kit';
import type { FilterData } from '@tropa/api-client';
import { onPlainClick } from '../address/plain-click.js';
import { priceBounds } from '../filters/filter-list.js';
import { chosenOptions, chosenPrice, withOption, withoutFilters, withPrice } from './listing-address.js';
import type { ListingTexts } from './listing.texts.js';
import styles from './ChosenFilters.module.css';

/** One chosen filter: what it says and where the list without it is. */
export interface ChosenFilter {
  key: string;
  label: string;
  hrefWithout: string;
}

/** What is chosen in an address, in the order of the filters; ids that the list does not know are left out. */
export function chosenFilters(url: string, filters: FilterData, texts: ListingTexts): ChosenFilter[] {
  const bounds = priceBounds(filters);
  const range = chosenPrice(url);
  // The GET form of a page without JavaScript sends the whole range too: nothing is chosen by it (decision 25).
  const isNarrower = bounds !== null && range !== null && (range[0] > bounds[0] || range[1] < bounds[1]);
  const price = bounds &&
    range &&
    isNarrower && {
      key: 'price',
      label: texts.price(formatMoney(range[0] * 100), formatMoney(range[1] * 100)),
      hrefWithout: withPrice(url, bounds, bounds),
    };
  const options = filters.categories.flatMap((category) => {
    const chosen = chosenOptions(url, category.id);
    return category.options
      .filter((option) => chosen.includes(option.id))
      .map((option) => ({
        key: `${category.id}-${option.id}`,
        label: option.value,
        hrefWithout: withOption(url, category.id, option.id, false),
      }));
  });
  return price ? [price, ...options] : options;
}

/** Props of {@link ChosenFilters}. */
export interface ChosenFiltersProps {
  items: readonly ChosenFilter[];
  url: string;
  onUrlChange: (url: string) => void;
  texts: ListingTexts;
}

/** Chips of the chosen filters, each a link to the list without it, and «Сбросить всё». */
export function ChosenFilters({ items, url, onUrlChange, texts }: ChosenFiltersProps) {
  if (items.length === 0) return null;
  const hrefWithoutAny = withoutFilters(url);
  return (
    <ul className={styles.list} aria-label={texts.chosen}>
      {items.map(({ key, label, hrefWithout }) => (
        <li key={key}>
          <Chip href={hrefWithout} onRemove={() => onUrlChange(hrefWithout)}>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <a className={styles.reset} href={hrefWithoutAny} onClick={onPlainClick(() => onUrlChange(hrefWithoutAny))}>
          {texts.resetAll}
        </a>
      </li>
    </ul>
  );
}
