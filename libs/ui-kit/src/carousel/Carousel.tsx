import clsx from 'clsx';
import { Children, forwardRef, useEffect, useState } from 'react';
import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
import { ScrollRow, rowVariables } from '../scroll-row/ScrollRow.js';
import type { PerView } from '../scroll-row/ScrollRow.js';
import type { SwiperCarouselProps } from './SwiperCarousel.js';
import { useTexts } from '../texts/TextsProvider.js';
import { carouselTexts } from './carousel.texts.js';
import type { CarouselTexts } from './carousel.texts.js';
import styles from './Carousel.module.css';

/** Props of {@link Carousel}. */
export interface CarouselProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** One child per slide. */
  children: ReactNode;
  label: string;
  perView?: PerView;
  /** px */
  gutter?: number;
  /** Moves by itself, one slide per this many ms, with a pause button. Never under reduced motion. */
  autoplay?: number | false;
  isLoop?: boolean;
  hasArrows?: boolean;
  hasDots?: boolean;
  /** A line, 4 px high, that shows how far the row is scrolled. */
  hasProgress?: boolean;
  /** Largest angle of a swipe from the horizontal, degrees. */
  swipeAngle?: number;
  onSlideChange?: (index: number) => void;
  texts?: Partial<CarouselTexts>;
}

/**
 * A slider for what a scrolling row cannot do: autoplay, loop, dots, progress. The row is rendered first, with the same
 * geometry; Swiper is loaded by `import()` when the carousel is near the viewport and replaces it.
 */
export const Carousel = forwardRef<HTMLDivElement, CarouselProps>(function Carousel(
  {
    children,
    label,
    perView = { base: 1 },
    gutter = 32,
    autoplay = false,
    isLoop = false,
    hasArrows = true,
    hasDots = false,
    hasProgress = false,
    swipeAngle = 45,
    onSlideChange,
    texts: own,
    className,
    style,
    ...rest
  },
  ref,
) {
  const texts = useTexts('carousel', carouselTexts, own);
  const [Swiper, setSwiper] = useState<ComponentType<SwiperCarouselProps> | null>(null);
  const [root, setRoot] = useState<HTMLDivElement | null>(null);

  useEffect(() => {
    if (!root) return;
    let isAlive = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import('./SwiperCarousel.js').then(
          (module) => isAlive && setSwiper(() => module.SwiperCarousel),
          // The row stays: it does the job without the extras.
          (error: unknown) => console.error('Carousel: Swiper could not be loaded', error),
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(root);
    return () => {
      isAlive = false;
      observer.disconnect();
    };
  }, [root]);

  const slides = Children.toArray(children);
  return (
    <div
      {...rest}
      ref={(element) => {
        setRoot(element);
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      className={clsx(styles.root, className)}
      style={{ ...rowVariables(perView, gutter), ...style }}
      data-live={Swiper ? true : undefined}
    >
      {Swiper ? (
        <Swiper
          {...{ slides, label, perView, gutter, autoplay, isLoop, hasArrows, hasDots, hasProgress, swipeAngle, texts }}
          onSlideChange={onSlideChange}
        />
      ) : (
        <ScrollRow label={label} perView={perView} gutter={gutter} hasArrows={hasArrows} texts={texts}>
          {slides}
        </ScrollRow>
      )}
      {/* Space for the dots or the line, so that nothing shifts when they appear. */}
      {!Swiper && (hasDots || hasProgress) && <div className={hasDots ? styles.dotsRoom : styles.progress} />}
    </div>
  );
});
