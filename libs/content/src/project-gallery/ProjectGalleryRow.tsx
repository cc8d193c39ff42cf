import type { GalleryItem } from '@tropa/api-client';
import { Button, Picture, ScrollRow, Skeleton } from '@tropa/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { ProjectGalleryTexts } from './project-gallery.texts.js';
import type { ProjectPhotos } from './use-project-photos.js';
import styles from './ProjectGallery.module.css';

export interface ProjectGalleryRowProps {
  readonly photos: ProjectPhotos;
  readonly title: string;
  /** Alternative text of a photo. */
  readonly altOf: (photo: GalleryItem, index: number) => string;
  /** The visitor pointed at a photo: time to fetch the dialog's code. */
  readonly onIntent: () => void;
  readonly onOpen: (index: number) => void;
  readonly texts: ProjectGalleryTexts;
}

/** Four in a row on the desktop. */
const perView = { base: 1.25, sm: 2.5, md: 4 };
const sizes = '(min-width: 1440px) 320px, (min-width: 1024px) 24vw, (min-width: 600px) 38vw, 76vw';
const ratio = 4 / 3;

/** Placeholders for photos that load: as many as the widest screen shows of a new batch. */
const places = ['a', 'b', 'c', 'd'];

/** The photos in a row that scrolls sideways; the next batch is fetched when fewer than 3 remain. */
export function ProjectGalleryRow({ photos, title, altOf, onIntent, onOpen, texts }: ProjectGalleryRowProps) {
  const root = useRef<HTMLDivElement>(null);
  /** Where focus goes when a retry succeeds, which removes its button. */
  const [focusNext, setFocusNext] = useState<number | null>(null);
  const { length } = photos.photos;
  useEffect(() => {
    if (focusNext === null || focusNext >= length) return;
    root.current?.querySelectorAll<HTMLElement>('button[data-photo]')[focusNext]?.focus();
    setFocusNext(null);
  }, [focusNext, length]);

  const isWaiting = photos.isLoading && focusNext === null;
  return (
    <ScrollRow ref={root} label={title} perView={perView} gutter={16} onNearEnd={photos.loadMore} nearEndItems={3}>
      {photos.photos.map((photo, index) => (
        <button
          key={photo.id}
          type="button"
          className={styles.photo}
          data-photo=""
          aria-haspopup="dialog"
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={() => onOpen(index)}
        >
          <Picture src={photo.preview} alt={altOf(photo, index)} sizes={sizes} ratio={ratio} />
        </button>
      ))}
      {isWaiting
        ? places
            .slice(0, photos.total - length)
            .map((place) => <Skeleton key={place} variant="block" ratio={ratio} className={styles.place} />)
        : null}
      {photos.isFailed || (photos.isLoading && !isWaiting) ? (
        <div className={styles.failed} key="failed">
          <p role="alert">{photos.isFailed ? texts.failed : null}</p>
          <Button
            variant="outline"
            isLoading={photos.isLoading}
            onClick={() => {
              setFocusNext(length);
              photos.retry();
            }}
          >
            {texts.retry}
          </Button>
        </div>
      ) : null}
    </ScrollRow>
  );
}
