import type { ShopLook } from '@tropa/render-contract';
import styles from './Logo.module.css';

/** The shop's logo, or its name in letters; the demo shop has a symbol as well: a path that climbs a mountain. */
export function Logo({ shop: { name, logo, isTropa } }: { shop: ShopLook }) {
  return (
    <a href="/" className={styles.root} aria-label={`${name}, на главную`}>
      {logo === '' ? (
        <>
          {isTropa && <Sign />}
          <span className={styles.name}>{name}</span>
        </>
      ) : (
        <img className={styles.picture} src={logo} alt="" />
      )}
    </a>
  );
}

function Sign() {
  return (
    <svg className={styles.sign} viewBox="0 0 36 36" aria-hidden="true">
      <rect width="36" height="36" rx="10" fill="#FFCC00" />
      <path
        d="M3 29 14.5 10.5a2 2 0 0 1 3.4 0L22 17l1.7-2.6a1.6 1.6 0 0 1 2.7 0L33 25v1a10 10 0 0 1-10 10H13A10 10 0 0 1 3 29Z"
        fill="#171715"
      />
      <path d="m14.5 10.5-3.6 5.8 2.6 1.7 2.4-1.9 2.6 2.2 2.7-1.2-3.3-6.6a2 2 0 0 0-3.4 0Z" fill="#fff" />
      <path
        d="M13 36c2.4-2.6 7.6-2.7 8.2-5.4.6-2.8-5.6-3-4.7-6 .4-1.4 1.8-2.3 3-3.2"
        fill="none"
        stroke="#FFCC00"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
