import { useEffect, useRef, useState } from 'react';
import { ErrorState, Picture, PlayIcon } from '@tropa/ui-kit';
import type { ProductVideo } from '@tropa/api-client';
import { onPlainClick } from '../address/plain-click.js';
import type { ProductVideoProps } from './ProductVideo.js';
import type { ProductVideoTexts } from './product-video.texts.js';
import styles from './ProductVideo.module.css';

type VideoPlayerProps = Pick<ProductVideoProps, 'onPlay' | 'onError'> & {
  video: ProductVideo;
  texts: ProductVideoTexts;
};

/** How wide the poster is shown: beside its title from 1024 px. */
const posterSizes = '(min-width: 1280px) 948px, (min-width: 1024px) 70vw, 94vw';

/**
 * The poster with a link to the file, which opens the video where no script runs; a click puts the browser's own player
 * in the same place and starts it. Not a byte of the video is requested before.
 */
export function VideoPlayer({ video, onPlay, onError, texts }: VideoPlayerProps) {
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  const player = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (state !== 'playing') return;
    // The next key presses are for the player: its poster has just been removed.
    player.current?.focus();
    // A browser may block autoplay: the visitor then uses its controls.
    player.current?.play()?.catch(() => {});
  }, [state]);

  const start = () => {
    setState('playing');
    onPlay?.();
  };
  const fail = () => {
    setState('failed');
    onError?.();
  };

  return (
    <div className={styles.frame} data-state={state}>
      {state === 'failed' ? (
        <ErrorState title={texts.errorTitle} text={texts.errorText} retryLabel={texts.retry} onRetry={start} />
      ) : (
        <>
          {video.poster ? (
            <Picture src={video.poster} alt="" sizes={posterSizes} ratio={16 / 9} />
          ) : (
            <div className={styles.noPoster} />
          )}
          {state === 'poster' ? (
            <a
              className={styles.play}
              href={video.src}
              aria-label={texts.play(video.title)}
              onClick={onPlainClick(start)}
            >
              <span className={styles.playFace}>
                <PlayIcon size={32} aria-hidden="true" />
              </span>
            </a>
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- the page data has no captions to give
            <video
              ref={player}
              className={styles.video}
              src={video.src}
              aria-label={texts.player(video.title)}
              controls
              // Not every browser focuses the player by itself.
              tabIndex={0}
              playsInline
              preload="none"
              onError={fail}
            />
          )}
        </>
      )}
    </div>
  );
}
