import { forwardRef } from 'react';
import type { SeenVideo } from './useSeenVideo.js';
import styles from './Banners.module.css';

interface BannerVideoProps {
  readonly src: string;
  readonly hasPoster: boolean;
  readonly film: SeenVideo;
}

/**
 * A muted video over its poster. Not a byte of it is requested before it is visible; without a poster its beginning is
 * requested, or the tile would be empty. Decorative: the banner's text says what it is about.
 */
export const BannerVideo = forwardRef<HTMLVideoElement, BannerVideoProps>(function BannerVideo(
  { src, hasPoster, film },
  ref,
) {
  return (
    <video
      ref={ref}
      className={styles.video}
      src={src}
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      preload={hasPoster ? 'none' : 'metadata'}
      aria-hidden="true"
      tabIndex={-1}
      // Over the poster only when there is something to see.
      data-shown={film.hasBegun || !hasPoster || undefined}
      hidden={film.isBroken}
      onPlaying={film.onPlaying}
      onError={film.onError}
    />
  );
});
