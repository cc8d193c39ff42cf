import { Checkbox, DotColor, inSizeOrder } from '@tropa/ui-kit';
import type { FilterCategory } from '@tropa/api-client';
import styles from './OptionsFilter.module.css';

/** Props of {@link OptionsFilter}. */
export interface OptionsFilterProps {
  category: FilterCategory;
  chosen: readonly string[];
  onToggle: (optionId: string, isChosen: boolean) => void;
}

/** Options of a filter, sizes by size, as checkboxes with the number of goods under each and, for colours, a dot. */
export function OptionsFilter({ category, chosen, onToggle }: OptionsFilterProps) {
  return (
    <ul aria-label={category.title}>
      {inSizeOrder(category.options, ({ value }) => value).map((option) => (
        <li key={option.id} className={styles.option} data-empty={option.count === 0 || undefined}>
          <Checkbox
            name={category.id}
            value={option.id}
            checked={chosen.includes(option.id)}
            count={option.count}
            onChange={(event) => onToggle(option.id, event.currentTarget.checked)}
            label={
              option.color ? (
                <span className={styles.color}>
                  <DotColor color={option.color} />
                  {option.value}
                </span>
              ) : (
                option.value
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
