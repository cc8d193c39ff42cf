import type { BasketLine } from '@tropa/api-client';
import styles from './LineProperties.module.css';

/** The chosen properties, each with its name: words, or a swatch where the value is a picture. */
export function LineProperties({ properties }: Pick<BasketLine, 'properties'>) {
  if (properties.length === 0) return null;
  return (
    <dl className={styles.root}>
      {properties.map(({ name, value, type }) => (
        <div key={name} className={styles.property}>
          <dt>{name}:</dt>
          <dd>
            {type === 'image' ? <img className={styles.swatch} src={value} alt={name} width={20} height={20} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
