import { useEffect, useState } from 'react';
import { Button, Drawer } from '@tropa/ui-kit';
import type { FilterData, ListingContext } from '@tropa/api-client';
import { listingArgsFromUrl, useGetListingQuery } from '@tropa/api-client';
import { withoutFilters } from '../listing/listing-address.js';
import { filterPause } from '../listing/useListing.js';
import type { FilterTemplate } from './FilterBlock.js';
import { FilterPanel } from './FilterPanel.js';
import type { FiltersTexts } from './filters.texts.js';
import type { ToggledBlocks } from './useOpenBlocks.js';
import styles from './FilterDrawer.module.css';

/** Props of {@link FilterDrawer}. */
export interface FilterDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** The address of the list behind the drawer. */
  url: string;
  filters: FilterData;
  template: FilterTemplate;
  /** How lists are fetched: the button says how many goods the ticked filters leave. */
  listingSource: ListingContext;
  onApply: (url: string) => void;
  toggled: ToggledBlocks;
  onToggledChange: (toggled: ToggledBlocks) => void;
  texts: FiltersTexts;
}

/** The filters on a phone: the list changes only when the button is clicked; closing discards the changes. */
export function FilterDrawer({ isOpen, ...rest }: FilterDrawerProps) {
  return isOpen ? <OpenFilterDrawer {...rest} /> : null;
}

function OpenFilterDrawer({
  onClose,
  url,
  filters,
  template,
  listingSource,
  onApply,
  toggled,
  onToggledChange,
  texts,
}: Omit<FilterDrawerProps, 'isOpen'>) {
  const [draft, setDraft] = useState(url);
  const settledUrl = useSettled(draft, filterPause);
  const { currentData, data } = useGetListingQuery(listingArgsFromUrl(settledUrl, listingSource), {
    skip: settledUrl === url,
  });
  const count = settledUrl === draft && draft !== url ? currentData?.count : undefined;

  const footer = (
    <div className={styles.buttons}>
      <Button variant="outline" onClick={() => setDraft(withoutFilters(draft))}>
        {texts.reset}
      </Button>
      <Button
        className={styles.apply}
        onClick={() => {
          onApply(draft);
          onClose();
        }}
      >
        {count === undefined ? texts.apply : texts.show(count)}
      </Button>
    </div>
  );

  return (
    <Drawer isOpen onClose={onClose} title={texts.title} side="left" footer={footer}>
      <FilterPanel
        filters={(currentData ?? data)?.filters ?? filters}
        url={draft}
        onUrlChange={setDraft}
        template={template}
        toggled={toggled}
        onToggledChange={onToggledChange}
        texts={texts}
      />
    </Drawer>
  );
}

/** The value once it has stopped changing for a while. */
function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
