import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { TextLink, useTexts } from '@tropa/ui-kit';
import type { FilterData } from '@tropa/api-client';
import { chosenOptions, chosenPrice, withOption, withPrice } from '../listing/listing-address.js';
import { openInAddress, withOpenBlock } from './open-blocks.js';
import type { FilterTemplate } from './FilterBlock.js';
import { FilterBlock } from './FilterBlock.js';
import { OptionsFilter } from './OptionsFilter.js';
import { priceBounds } from './filter-list.js';
import { PriceFilter } from './PriceFilter.js';
import type { FiltersTexts } from './filters.texts.js';
import { filtersTexts } from './filters.texts.js';
import type { ToggledBlocks } from './useOpenBlocks.js';
import styles from './FilterPanel.module.css';

/** Props of {@link FilterPanel}. */
export interface FilterPanelProps {
  filters: FilterData;
  /** The address whose filters are shown. */
  url: string;
  /** Called with the address that includes the visitor's change, always on the first page. */
  onUrlChange: (url: string) => void;
  /**
   * The same for a typed price, which is debounced already: 500 ms after the last key, or until Enter or leaving the
   * field.
   */
  onUrlSettled?: (url: string) => void;
  /** @default 'catalog' */
  template?: FilterTemplate;
  /** Blocks that were opened and closed, when the host stores them. @default the panel's own state */
  toggled?: ToggledBlocks;
  /** Called when a block is opened or closed; used together with `toggled`. */
  onToggledChange?: (toggled: ToggledBlocks) => void;
  texts?: Partial<FiltersTexts>;
  className?: string | undefined;
}

/** Blocks that are open before the visitor touches any: more would hide the end of the panel below the fold. */
const openAtFirst = 5;

/** All filters of a list; blocks open and close one by one or all at once. Uses no store and no debounce. */
export function FilterPanel({
  filters,
  url,
  onUrlChange,
  onUrlSettled,
  template = 'catalog',
  toggled: kept,
  onToggledChange,
  texts: ownTexts,
  className,
}: FilterPanelProps) {
  const texts = useTexts('filters', filtersTexts, ownTexts);
  const [own, setOwn] = useState<ToggledBlocks>({});
  const toggled = kept ?? own;
  const setToggled = onToggledChange ?? setOwn;
  const bounds = priceBounds(filters);
  // A category without options is not a filter.
  const categories = filters.categories.filter(({ options }) => options.length > 0);
  const ids = [...(bounds ? ['price'] : []), ...categories.map((category) => category.id)];
  const openByLink = openInAddress(url);
  const isOpen = (id: string) =>
    toggled[id] ?? (ids.indexOf(id) < openAtFirst || chosenOptions(url, id).length > 0 || openByLink.includes(id));
  const isEveryOpen = ids.every(isOpen);
  const block = (id: string) => ({
    template,
    isOpen: isOpen(id),
    onToggle: (isOpenNow: boolean) => setToggled({ ...toggled, [id]: isOpenNow }),
    openLink: { href: withOpenBlock(url, id), text: texts.openBlock },
  });

  // Blocks that the visitor opened and closed before hydration.
  const panel = useRef<HTMLDivElement>(null);
  const atMount = useRef({ ids, isOpen, toggled, setToggled });
  useEffect(() => {
    const { ids: blocks, isOpen: wasOpen, toggled: before, setToggled: report } = atMount.current;
    const all = panel.current?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [];
    const early = blocks.flatMap((id, index) => {
      const { open } = all[index] ?? { open: wasOpen(id) };
      return open === wasOpen(id) ? [] : [[id, open] as const];
    });
    if (early.length > 0) report({ ...before, ...Object.fromEntries(early) });
  }, []);

  if (ids.length === 0) return null;
  return (
    <div ref={panel} className={clsx(styles.panel, className)}>
      {bounds ? (
        <FilterBlock title={texts.price} {...block('price')}>
          <PriceFilter
            bounds={bounds}
            value={chosenPrice(url) ?? bounds}
            onChange={(range) => onUrlChange(withPrice(url, range, bounds))}
            onTyped={(range) => onUrlSettled?.(withPrice(url, range, bounds))}
            texts={texts}
          />
        </FilterBlock>
      ) : null}
      {categories.map((category) => (
        <FilterBlock key={category.id} title={category.title} {...block(category.id)}>
          <OptionsFilter
            category={category}
            chosen={chosenOptions(url, category.id)}
            onToggle={(optionId, isChosen) => onUrlChange(withOption(url, category.id, optionId, isChosen))}
          />
        </FilterBlock>
      ))}
      <div className={styles.all} data-part="all">
        <TextLink onClick={() => setToggled(Object.fromEntries(ids.map((id) => [id, !isEveryOpen])))}>
          {isEveryOpen ? texts.closeAll : texts.openAll}
        </TextLink>
      </div>
    </div>
  );
}
