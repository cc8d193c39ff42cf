import type { ReviewPhoto } from '@tropa/api-client';
import { useLazyPart } from '@tropa/ui-kit';
import { useState } from 'react';
import type { ReviewsTexts } from './reviews.texts.js';
import styles from './ReviewPhotos.module.css';

export interface ReviewPhotosProps {
  readonly photos: readonly ReviewPhoto[];
  /** The author: names the lightbox. */
  readonly author: string;
  readonly texts: ReviewsTexts;
}

const importLightbox = () => import('./ReviewLightbox.js').then((module) => module.ReviewLightbox);

/** Thumbnails of a review's photos; a click opens them over the whole window. */
export function ReviewPhotos({ photos, author, texts }: ReviewPhotosProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const [Lightbox, loadLightbox] = useLazyPart(importLightbox);
  return (
    <>
      <ul className={styles.root}>
        {photos.map(({ src, preview }, index) => (
          <li key={src}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              aria-label={texts.openPhoto(index + 1, photos.length)}
              onPointerEnter={loadLightbox}
              onFocus={loadLightbox}
              onClick={() => {
                loadLightbox();
                setOpened(index);
              }}
            >
              <img className={styles.photo} src={preview} alt="" width={96} height={96} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {Lightbox ? (
        <Lightbox
          isOpen={opened !== null}
          onClose={() => setOpened(null)}
          title={texts.photosTitle(author)}
          start={opened ?? 0}
          items={photos.map(({ src }, index) => ({ id: src, src, alt: texts.photo(index + 1, photos.length) }))}
        />
      ) : null}
    </>
  );
}
