import { highPriority, ScrollRow, useLink } from '@tropa/ui-kit';
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
      <picture>
        {slide.imgMobile ? <source media="(max-width: 599px)" srcSet={slide.imgMobile} /> : null}
        <img
          className={styles.picture}
          src={slide.img}
          alt={slide.title ? '' : label}
          width={640}
          height={640}
          {...(index === 0 ? highPriority : { loading: 'lazy' as const })}
        />
      </picture>
    </Link>
  ));
  if (slides.length === 1) return <div className={clsx(styles.root, className)}>{cards}</div>;
  return (
    <ScrollRow className={clsx(styles.root, className)} label={label} perView={{ base: 1 }} gutter={0}>
      {cards}
    </ScrollRow>
  );
}
