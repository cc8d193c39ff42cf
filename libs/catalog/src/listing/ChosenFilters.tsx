import { Chip, formatMoney } from '@tropa/ui-kit';
import type { FilterData } from '@tropa/api-client';
import { addressParams, editAddress } from '../address/edit-address.js';
import { onPlainClick } from '../address/plain-click.js';
import { priceBounds } from '../filters/filter-list.js';
import { chosenOptions, chosenPrice, withOption, withPage, withoutFilters, withPrice } from './listing-address.js';
import type { ListingTexts } from './listing.texts.js';
import styles from './ChosenFilters.module.css';

/** One chosen filter: its label and the address of the list without it. */
export interface ChosenFilter {
  key: string;
  label: string;
  hrefWithout: string;
}

/** What narrows a list without being one of its filters; the page's `_filters.state` may hold it. */
function chosenElsewhere(url: string, filters: FilterData, texts: ListingTexts, pageUrl: string): ChosenFilter[] {
  const params = addressParams(url);
  // The page of a search has the query in its own address and in its heading.
  const query = addressParams(pageUrl).has('q') ? '' : (params.get('q') ?? '');
  const chosen = [
    ['q', query, texts.query(query)],
    ['sale', params.get('sale') ?? '', texts.sale],
    ['store', params.get('store') ?? '', texts.store],
  ] as const;
  return chosen
    .filter(
      ([name, value]) =>
        value !== '' && !filters.categories.some(({ id, options }) => id === name && options.length > 0),
    )
    .map(([name, , label]) => ({
      key: name,
      label,
      hrefWithout: editAddress(withPage(url, 1), (edited) => edited.delete(name)),
    }));
}

/**
 * What is chosen in an address, in the order of the filters; ids that the list does not know are left out.
 * @param pageUrl - The address that the page was requested with.
 */
export function chosenFilters(url: string, filters: FilterData, texts: ListingTexts, pageUrl = url): ChosenFilter[] {
  const bounds = priceBounds(filters);
  const range = chosenPrice(url);
  // The GET form of a page without JavaScript sends the whole range too: that is not a choice.
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
  return [...(price ? [price] : []), ...chosenElsewhere(url, filters, texts, pageUrl), ...options];
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
  // A query that has a chip does not belong to the page: it is dropped with the rest.
  const hrefWithoutAny = items.reduce(
    (rest, { key }) => (key === 'q' ? editAddress(rest, (params) => params.delete('q')) : rest),
    withoutFilters(url),
  );
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
