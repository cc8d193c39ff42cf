import { PauseIcon, PlayIcon } from '@tropa/ui-kit';
import type { BannersTexts } from './banners.texts.js';
import type { SeenVideo } from './useSeenVideo.js';
import styles from './VideoSwitch.module.css';

/** Pauses and resumes a banner's video. Hidden by the styles where videos never play: reduced motion, no scripts. */
export function VideoSwitch({ film, text, texts }: { film: SeenVideo; text: string; texts: BannersTexts }) {
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={film.isStopped ? texts.play(text) : texts.pause(text)}
      onClick={film.toggle}
    >
      <span className={styles.face}>
        {film.isStopped ? <PlayIcon size={14} aria-hidden="true" /> : <PauseIcon size={14} aria-hidden="true" />}
      </span>
    </button>
  );
}
