import { highPriority, ScrollRow, useLink, usePictureSources } from '@tropa/ui-kit';
import clsx from 'clsx';
import styles from './MainSlider.module.css';

/** A slide of the main slider (page data `_mainSlider`). S1 §3. */
export interface MainSlide {
  readonly link: string;
  readonly img: string;
  /** The picture under 600 px; `img` when there is none. */
  readonly imgMobile?: string | null;
  readonly title?: string | null;
  readonly text?: string | null;
  readonly button?: string | null;
}

export interface MainSliderProps {
  readonly slides: readonly MainSlide[];
  readonly label?: string;
  readonly className?: string;
}

const narrow = '(max-width: 599px)';
const wide = '(min-width: 600px)';
/** Two thirds of the container beside the tiles of banners, else its whole width. */
const wideSizes = '(min-width: 1440px) 900px, (min-width: 1024px) 64vw, 94vw';

/** The AVIF sizes of a picture, where the host has them. */
function Source({ src, media, sizes }: { src: string; media: string | undefined; sizes: string }) {
  const { avif } = usePictureSources()(src);
  return avif ? <source type="image/avif" media={media} srcSet={avif} sizes={sizes} /> : null;
}

/** The banner of the index page: one slide at a time, moved by swipe, arrows or keys. S1 §2. */
export function MainSlider({ slides, label = 'Главные предложения', className }: MainSliderProps) {
  const Link = useLink();
  const [only] = slides;
  if (!only) return null;
  const cards = slides.map((slide, index) => (
    <Link key={slide.link + slide.img} href={slide.link} className={styles.slide}>
      <span className={styles.words}>
        {slide.title ? <span className={styles.title}>{slide.title}</span> : null}
        {slide.text ? <span className={styles.text}>{slide.text}</span> : null}
        {slide.button ? <span className={styles.button}>{slide.button}</span> : null}
      </span>
      <picture className={styles.plate}>
        {slide.imgMobile ? (
          <>
            <Source media={narrow} src={slide.imgMobile} sizes="100vw" />
            <source media={narrow} srcSet={slide.imgMobile} />
          </>
        ) : null}
        <Source media={slide.imgMobile ? wide : undefined} src={slide.img} sizes={wideSizes} />
        <img
          className={styles.picture}
          src={slide.img}
          alt={slide.title ? '' : label}
          width={1280}
          height={614}
          {...(index === 0 ? highPriority : { loading: 'lazy' as const })}
        />
      </picture>
    </Link>
  ));
  if (slides.length === 1) return <div className={clsx(styles.root, className)}>{cards}</div>;
  return (
    <ScrollRow className={clsx(styles.root, className)} label={label} perView={{ base: 1 }} gutter={12}>
      {cards}
    </ScrollRow>
  );
}
