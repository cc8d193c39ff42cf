import { useState } from 'react';
import type { CSSProperties } from 'react';
import { Button } from '../button/Button.js';
import { Picture } from '../picture/Picture.js';
import { Spinner } from '../spinner/Spinner.js';
import type { LightboxTexts } from './lightbox.texts.js';
import type { LightboxPicture } from './Lightbox.js';
import styles from './Lightbox.module.css';

interface LightboxSlideProps {
  picture: LightboxPicture;
  /** Its position in the row. */
  index: number;
  /** A neighbour is loaded, but hidden from screen readers. */
  isCurrent: boolean;
  texts: LightboxTexts;
}

/** One picture: loading, loaded, or failed with a retry button. */
export function LightboxSlide({ picture, index, isCurrent, texts }: LightboxSlideProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  return (
    <div
      className={styles.slide}
      data-part="lightbox-slide"
      style={{ '--lightbox-place': index } as CSSProperties}
      data-state={state}
      aria-hidden={!isCurrent || undefined}
    >
      {state !== 'failed' && (
        <Picture
          // A failed picture is requested again only by a new element.
          key={attempt}
          src={picture.src}
          alt={picture.alt}
          sizes="100vw"
          fit="contain"
          isEager
          className={styles.picture}
          data-part="lightbox-picture"
          onLoad={() => setState('ready')}
          onError={() => setState('failed')}
        />
      )}
      {isCurrent && state === 'loading' && (
        <div className={styles.middle} data-part="lightbox-loading">
          <Spinner size={40} />
        </div>
      )}
      {isCurrent && state === 'failed' && (
        <div className={styles.middle} data-part="lightbox-failed">
          <p role="alert">{texts.failed}</p>
          <Button
            variant="outline"
            onClick={() => {
              setAttempt(attempt + 1);
              setState('loading');
            }}
          >
            {texts.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
