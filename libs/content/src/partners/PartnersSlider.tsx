import { ScrollRow, useLink, useTexts } from '@tropa/ui-kit';
import { partnersTexts, type PartnersTexts } from './partners.texts.js';
import styles from './PartnersSlider.module.css';

/** A partner (page data `_partners`). `title` is an optional extra. */
export interface Partner {
  readonly link?: string | null;
  readonly img: string;
  readonly title?: string | null;
}

/** Props of {@link PartnersSlider}. */
export interface PartnersSliderProps {
  readonly partners: readonly Partner[];
  readonly texts?: Partial<PartnersTexts>;
  /** Class of the whole part; inside it is `data-part`: `partner`. */
  readonly className?: string | undefined;
}

/** 2 below 600 px, 4 from 600, 7 from 1024. */
const perView = { base: 2, sm: 4, md: 7 };

const isForeign = (link: string) => /^(?:https?:)?\/\//.test(link);

/** Logos of partners in the footer. Small pictures in one size: the footer is on every page. */
export function PartnersSlider({ partners, texts: own, className }: PartnersSliderProps) {
  const texts = useTexts('partners', partnersTexts, own);
  const Link = useLink();
  if (partners.length === 0) return null;
  return (
    <ScrollRow className={className} label={texts.title} perView={perView} gutter={16}>
      {partners.map(({ link, img, title }, index) => {
        const inside = (
          <>
            <img
              className={styles.logo}
              src={img}
              alt={title ? '' : texts.untitled(index + 1)}
              width={40}
              height={40}
              loading="lazy"
              decoding="async"
            />
            {title ? <span className={styles.title}>{title}</span> : null}
          </>
        );
        return link ? (
          <Link
            key={`${index} ${img}`}
            className={styles.partner}
            data-part="partner"
            href={link}
            {...(isForeign(link) ? { target: '_blank', rel: 'noopener' } : {})}
          >
            {inside}
          </Link>
        ) : (
          <div key={`${index} ${img}`} className={styles.partner} data-part="partner">
            {inside}
          </div>
        );
      })}
    </ScrollRow>
  );
}
