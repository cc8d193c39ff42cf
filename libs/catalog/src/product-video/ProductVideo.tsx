import clsx from 'clsx';
import { useTexts } from '@tropa/ui-kit';
import { useId } from 'react';
import type { ProductVideo as ProductVideoModel } from '@tropa/api-client';
import type { ProductVideoTexts } from './product-video.texts.js';
import { productVideoTexts } from './product-video.texts.js';
import { VideoPlayer } from './VideoPlayer.js';
import styles from './ProductVideo.module.css';

/** Props of {@link ProductVideo}. */
export interface ProductVideoProps {
  /** Page data `_video`. */
  video: ProductVideoModel | undefined;
  /** The visitor has started the video. */
  onPlay?: () => void;
  /** The video could not be loaded or shown. */
  onError?: () => void;
  texts?: Partial<ProductVideoTexts>;
  /** Class of the whole part; elements inside it have `data-part`: `title`, `about`. */
  className?: string | undefined;
}

/** The video on a product's page. Renders nothing for a product without one. */
export function ProductVideo({ video, onPlay, onError, texts: own, className }: ProductVideoProps) {
  const texts = useTexts('productVideo', productVideoTexts, own);
  const titleId = useId();
  if (!video?.src) return null;
  return (
    <section className={clsx(styles.room, className)} aria-labelledby={titleId}>
      <div className={styles.section}>
        <div>
          <h2 id={titleId} className={styles.title} data-part="title">
            {texts.title}
          </h2>
          {video.title ? (
            <p className={styles.about} data-part="about">
              {video.title}
            </p>
          ) : null}
        </div>
        <VideoPlayer key={video.src} video={video} onPlay={onPlay} onError={onError} texts={texts} />
      </div>
    </section>
  );
}
