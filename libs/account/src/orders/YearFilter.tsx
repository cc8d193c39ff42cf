import { SelectField } from '@tropa/ui-kit';
import type { OrdersTexts } from './orders.texts.js';
import styles from './OrdersSection.module.css';

interface YearFilterProps {
  readonly years: readonly number[];
  readonly year: number | undefined;
  readonly onChange: (year: number | undefined) => void;
  readonly texts: OrdersTexts;
}

/** Select of the year whose orders are shown; renders nothing when there are no years to choose from. */
export function YearFilter({ years, year, onChange, texts }: YearFilterProps) {
  if (years.length === 0) return null;
  // A year from the address may have no orders; it is still the selected one.
  const options = year === undefined || years.includes(year) ? years : [year, ...years];
  return (
    <SelectField
      fieldClassName={styles.year}
      label={texts.year}
      value={year ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">{texts.allYears}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </SelectField>
  );
}
