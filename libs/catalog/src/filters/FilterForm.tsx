import { useEffect, useRef } from 'react';
import { Button } from '@tropa/ui-kit';
import type { FilterData } from '@tropa/api-client';
import { addressParams, editAddress } from '../address/edit-address.js';
import { withOption } from '../listing/listing-address.js';
import type { FilterTemplate } from './FilterBlock.js';
import { FilterPanel } from './FilterPanel.js';
import { filterNames } from './filter-list.js';
import type { FiltersTexts } from './filters.texts.js';
import type { ToggledBlocks } from './useOpenBlocks.js';
import styles from './FilterForm.module.css';

/** Props of {@link FilterForm}. */
export interface FilterFormProps {
  id: string;
  url: string;
  filters: FilterData | null;
  template: FilterTemplate;
  onUrlChange: (url: string) => void;
  /** A typed price whose pause is over. */
  onUrlSettled: (url: string) => void;
  /** Enter in a field: skips the pause. */
  onSubmit: () => void;
  toggled: ToggledBlocks;
  onToggledChange: (toggled: ToggledBlocks) => void;
  texts: FiltersTexts;
}

/** Submitted by controls of the form itself, or meaningless for the filtered list. */
const ownNames = ['page', 'sort', 'limit'];

/**
 * The filters beside the list. A real GET form: without JavaScript «Показать» submits the ticked boxes, and parameters
 * without a box are submitted in hidden fields.
 */
export function FilterForm({
  id,
  url,
  filters,
  template,
  onUrlChange,
  onUrlSettled,
  onSubmit,
  toggled,
  onToggledChange,
  texts,
}: FilterFormProps) {
  const shown = [...ownNames, ...filterNames(filters)];
  const kept = [...addressParams(url)].filter(([name]) => !shown.includes(name));

  // Boxes that the visitor ticked before hydration count too; hydration leaves them as they are.
  const form = useRef<HTMLFormElement>(null);
  const atMount = useRef({ url, onUrlChange });
  useEffect(() => {
    const { url: serverUrl, onUrlChange: report } = atMount.current;
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [];
    const next = [...boxes]
      .filter((box) => box.checked !== box.defaultChecked)
      .reduce((address, box) => withOption(address, box.name, box.value, box.checked), serverUrl);
    if (next !== serverUrl) report(next);
  }, []);

  return (
    <form
      ref={form}
      id={id}
      method="get"
      // State restored by the browser must not be taken for a choice of the visitor.
      autoComplete="off"
      action={editAddress(url, (params) => [...params.keys()].forEach((name) => params.delete(name)))}
      className={styles.form}
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {kept.map(([name, value], index) => (
        <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
      ))}
      {filters ? (
        <FilterPanel
          filters={filters}
          url={url}
          onUrlChange={onUrlChange}
          onUrlSettled={onUrlSettled}
          template={template}
          toggled={toggled}
          onToggledChange={onToggledChange}
          texts={texts}
        />
      ) : null}
      <div className={styles.submit}>
        <Button type="submit" isFullWidth>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
