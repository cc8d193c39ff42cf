import clsx from 'clsx';
import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { PauseIcon, PlayIcon } from '../icon/icons.js';
import { RowArrow } from '../scroll-row/RowArrow.js';
import type { PerView } from '../scroll-row/ScrollRow.js';
import type { CarouselTexts } from './carousel.texts.js';
import styles from './Carousel.module.css';

export interface SwiperCarouselProps {
  slides: readonly ReactNode[];
  label: string;
  perView: PerView;
  gutter: number;
  autoplay: number | false;
  isLoop: boolean;
  hasArrows: boolean;
  hasDots: boolean;
  hasProgress: boolean;
  swipeAngle: number;
  texts: CarouselTexts;
  onSlideChange?: (index: number) => void;
}

/** The interactive half of `Carousel`. The only module of the project that imports Swiper. */
export function SwiperCarousel({
  slides,
  label,
  perView,
  gutter,
  autoplay,
  isLoop,
  hasArrows,
  hasDots,
  hasProgress,
  swipeAngle,
  texts,
  onSlideChange,
}: SwiperCarouselProps) {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [state, setState] = useState({ index: 0, isStart: true, isEnd: false, isLocked: false, progress: 0, seen: 1 });
  const [isPaused, setIsPaused] = useState(false);

  const { base = 1, sm = base, md = sm, lg = md } = perView;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const movesItself = autoplay !== false && !isStill && slides.length > 1;

  const read = (instance: SwiperInstance) => {
    const perPage = Number(instance.params.slidesPerView) || 1;
    setState({
      index: instance.realIndex,
      isStart: instance.isBeginning,
      isEnd: instance.isEnd,
      isLocked: instance.isLocked,
      progress: Math.min(1, Math.max(0, instance.progress)),
      seen: Math.min(1, perPage / Math.max(1, slides.length)),
    });
  };

  const togglePause = () => {
    if (isPaused) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
    setIsPaused(!isPaused);
  };

  return (
    <>
      <div
        role="group"
        aria-roledescription={texts.role}
        aria-label={label}
        className={styles.frame}
        data-part="carousel-frame"
        data-swipe="own"
      >
        <Swiper
          className={styles.swiper}
          modules={[Autoplay, Keyboard]}
          slidesPerView={base}
          spaceBetween={gutter}
          breakpoints={{
            600: { slidesPerView: sm },
            1024: { slidesPerView: md },
            1440: { slidesPerView: lg },
          }}
          loop={isLoop && slides.length > Math.ceil(lg)}
          speed={isStill ? 0 : 320}
          touchAngle={swipeAngle}
          watchOverflow
          keyboard={{ enabled: true, onlyInViewport: true }}
          autoplay={movesItself ? { delay: autoplay, disableOnInteraction: false, pauseOnMouseEnter: true } : false}
          onSwiper={setSwiper}
          onInit={read}
          onSlideChange={(instance) => {
            read(instance);
            onSlideChange?.(instance.realIndex);
          }}
          onProgress={read}
          onResize={read}
          onLock={read}
          onUnlock={read}
          onFocusCapture={() => movesItself && swiper?.autoplay.stop()}
          onBlurCapture={() => movesItself && !isPaused && swiper?.autoplay.start()}
        >
          {slides.map((slide, index) => (
            <SwiperSlide key={index} role="group" aria-label={texts.slide(index + 1, slides.length)}>
              {slide}
            </SwiperSlide>
          ))}
        </Swiper>
        {hasArrows && !state.isLocked && (
          <>
            <RowArrow
              direction="previous"
              label={texts.previous}
              isAtEnd={!isLoop && state.isStart}
              onClick={() => swiper?.slidePrev()}
            />
            <RowArrow
              direction="next"
              label={texts.next}
              isAtEnd={!isLoop && state.isEnd}
              onClick={() => swiper?.slideNext()}
            />
          </>
        )}
      </div>
      {hasDots && (
        <div className={styles.dots} data-part="carousel-dots">
          {movesItself && (
            <button
              type="button"
              className={styles.pause}
              data-part="carousel-pause"
              aria-label={isPaused ? texts.play : texts.pause}
              onClick={togglePause}
            >
              {isPaused ? <PlayIcon size={14} aria-hidden="true" /> : <PauseIcon size={14} aria-hidden="true" />}
            </button>
          )}
          {slides.map((_slide, index) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              data-part="carousel-dot"
              aria-label={texts.slide(index + 1, slides.length)}
              aria-current={index === state.index ? 'true' : undefined}
              onClick={() => (isLoop ? swiper?.slideToLoop(index) : swiper?.slideTo(index))}
            />
          ))}
        </div>
      )}
      {hasProgress && (
        <div
          aria-hidden="true"
          className={styles.progress}
          data-part="carousel-progress"
          data-locked={state.isLocked || undefined}
          style={{ '--progress-seen': state.seen, '--progress-at': state.progress } as CSSProperties}
        />
      )}
      {movesItself && !hasDots && (
        <button
          type="button"
          className={clsx(styles.pause, styles.pauseAlone)}
          data-part="carousel-pause"
          aria-label={isPaused ? texts.play : texts.pause}
          onClick={togglePause}
        >
          {isPaused ? <PlayIcon size={14} aria-hidden="true" /> : <PauseIcon size={14} aria-hidden="true" />}
        </button>
      )}
    </>
  );
}
