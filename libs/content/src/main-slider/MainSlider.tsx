import { glide, ScrollRow, useTexts } from '@tropa/ui-kit';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { mainSliderTexts, type MainSliderTexts } from './main-slider.texts.js';
import { MainSlideCard, type MainSlide } from './MainSlideCard.js';
import { SliderControls } from './SliderControls.js';
import { useAutoplay } from './useAutoplay.js';
import { slideStep, useCurrentSlide } from './useCurrentSlide.js';
import styles from './MainSlider.module.css';

export type { MainSlide };

/** Props of {@link MainSlider}. */
export interface MainSliderProps {
  readonly slides: readonly MainSlide[];
  /** Moves by itself, with a button to stop it; never under reduced motion. @default false */
  readonly autoplay?: boolean;
  /** How long a slide stays, milliseconds. @default 5000 */
  readonly autoplayTimeout?: number;
  /** Another slide is shown, by the visitor or by itself; counted from 0. */
  readonly onSlideChange?: (index: number) => void;
  readonly texts?: Partial<MainSliderTexts>;
  readonly className?: string;
}

/**
 * The banner of the index page: one slide at a time, moved by swipe, arrows, keys, dots, or by itself. A row that
 * scrolls and snaps: the first picture does not wait for any slider code.
 */
export function MainSlider({
  slides,
  autoplay = false,
  autoplayTimeout = 5000,
  onSlideChange,
  texts: own,
  className,
}: MainSliderProps) {
  const texts = useTexts('mainSlider', mainSliderTexts, own);
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLUListElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const current = useCurrentSlide(viewport, onSlideChange);
  const movesItself = autoplay && slides.length > 1;
  const isTimeNear = useAutoplay(frame, viewport, { timeout: autoplayTimeout, isOn: movesItself && !isPaused });

  const isNextNear = isTimeNear || isTouched || current > 0;
  const touch = () => setTouched(true);

  if (slides.length === 0) return null;
  const cards = slides.map((slide, index) => (
    <MainSlideCard
      key={slide.link + slide.img}
      slide={slide}
      loading={index === 0 ? 'first' : isNextNear ? 'soon' : 'later'}
      label={texts.slide(index + 1, slides.length)}
    />
  ));
  if (slides.length === 1) return <div className={clsx(styles.root, className)}>{cards}</div>;

  const show = (index: number) => {
    const row = viewport.current;
    row?.scrollTo({ left: index * slideStep(row), behavior: glide() });
  };
  return (
    <div
      ref={frame}
      className={clsx(styles.root, className)}
      onPointerEnter={touch}
      onTouchStart={touch}
      onFocus={touch}
    >
      <ScrollRow className={styles.row} label={texts.label} perView={{ base: 1 }} gutter={12} viewportRef={viewport}>
        {cards}
      </ScrollRow>
      <SliderControls
        count={slides.length}
        current={current}
        onShow={show}
        isPaused={isPaused}
        onTogglePause={movesItself ? () => setPaused(!isPaused) : undefined}
        texts={texts}
      />
    </div>
  );
}
