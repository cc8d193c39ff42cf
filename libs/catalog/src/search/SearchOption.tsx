import { Picture, Price, useLink } from '@tropa/ui-kit';
import type { ProductCardModel } from '@tropa/api-client';
import styles from './SearchOption.module.css';

/** Props of {@link SearchOption}. */
export interface SearchOptionProps {
  id: string;
  item: ProductCardModel;
  isActive: boolean;
}

/** One found product in the dropdown: a link that the arrow keys of the field can point at. */
export function SearchOption({ id, item, isActive }: SearchOptionProps) {
  const Link = useLink();
  return (
    <li role="presentation">
      <Link
        id={id}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        href={item.link}
        className={styles.option}
        data-part="option"
      >
        <span className={styles.picture}>
          <Picture src={item.img} alt="" sizes="56px" />
        </span>
        <span className={styles.title}>{item.title}</span>
        <Price value={item.price} oldValue={item.oldPrice} size="sm" className={styles.price} />
      </Link>
    </li>
  );
}
