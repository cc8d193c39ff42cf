import { colorPairs, contrastOf, owed } from './contrast.js';
import { sourceOf } from './token-sources.js';
import { shortName, tokensOf, useTokenValues } from './tokens.js';
import styles from './start.module.css';

const number = new Intl.NumberFormat('ru', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** Swatches of the colours whose names begin with the prefix. */
export function ColorGrid({ prefix, keepsPrefix = false }: { prefix: string; keepsPrefix?: boolean }) {
  const valueOf = useTokenValues();
  return (
    <ul className={styles.grid} style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))' }}>
      {tokensOf(prefix).map((name) => (
        <li key={name} className={styles.tile}>
          <div className={styles.swatch} style={{ background: `var(${name})` }} />
          <span className={styles.name}>{shortName(name, keepsPrefix ? '' : prefix)}</span>
          <span className={styles.quiet}>
            {sourceOf(name).alias && <>{sourceOf(name).alias} · </>}
            {valueOf(name)}
          </span>
          {sourceOf(name).description && <span className={styles.quiet}>{sourceOf(name).description}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Every text colour on every background that it may be used on, with the contrast that the browser has computed. */
export function ContrastTable() {
  const valueOf = useTokenValues();
  const color = (name: string) => valueOf(`--tropa-color-${name}`);
  const { contrast: asked } = document.documentElement.dataset;
  const known = new Set(tokensOf('color-'));
  const pairs = colorPairs(tokensOf('color-on-').map((name) => shortName(name, 'color-')));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls in a box of its own: keys must reach it
    <div className={styles.scroller} role="group" aria-label="Пары цветов" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Пара</th>
            <th scope="col">Контраст</th>
            <th scope="col">Нужно</th>
            <th scope="col">Образец</th>
          </tr>
        </thead>
        <tbody>
          {pairs
            .filter(({ fill }) => known.has(`--tropa-color-${fill}`))
            .map(({ ink, fill, least }) => {
              const contrast = contrastOf(color(ink), color(fill));
              const needed = owed(least, asked);
              return (
                <tr key={`${ink} ${fill}`} data-low={contrast < needed || undefined}>
                  <th scope="row">
                    {ink} на {fill}
                  </th>
                  <td>{number.format(contrast)}</td>
                  <td>{number.format(needed)}</td>
                  <td>
                    {least === 3 ? (
                      <span className={styles.edge} style={{ borderColor: color(ink), background: color(fill) }} />
                    ) : (
                      <span className={styles.sample} style={{ color: color(ink), background: color(fill) }}>
                        Спорт
                      </span>
                    )}
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </div>
  );
}
