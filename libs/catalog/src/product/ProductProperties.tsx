import type { NamedValue } from '@tropa/api-client';
import styles from './ProductProperties.module.css';

/** The properties of a product: names on the left, values on the right, dots between. */
export function ProductProperties({ properties, title }: { properties: readonly NamedValue[]; title: string }) {
  if (properties.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.list}>
        {properties.map(({ name, value }) => (
          <div key={name} className={styles.line}>
            <dt className={styles.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
