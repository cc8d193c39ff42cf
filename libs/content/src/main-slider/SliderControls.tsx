import { PauseIcon, PlayIcon } from '@tropa/ui-kit';
import type { MainSliderTexts } from './main-slider.texts.js';
import styles from './SliderControls.module.css';

interface SliderControlsProps {
  readonly count: number;
  /** The current slide, from 0. */
  readonly current: number;
  readonly onShow: (index: number) => void;
  readonly isPaused: boolean;
  /** Absent where nothing moves by itself. */
  readonly onTogglePause: (() => void) | undefined;
  readonly texts: MainSliderTexts;
}

/** Dots and the button that stops autoplay. Under reduced motion the styles hide the button: nothing moves. */
export function SliderControls({ count, current, onShow, isPaused, onTogglePause, texts }: SliderControlsProps) {
  return (
    <div className={styles.root} role="group" aria-label={texts.dots}>
      {onTogglePause ? (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? texts.play : texts.pause}
          onClick={onTogglePause}
          data-autoplay-switch=""
        >
          {isPaused ? <PlayIcon size={14} aria-hidden="true" /> : <PauseIcon size={14} aria-hidden="true" />}
        </button>
      ) : null}
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={texts.slide(index + 1, count)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onShow(index)}
        />
      ))}
    </div>
  );
}
