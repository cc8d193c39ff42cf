import { useEffect, useRef } from 'react';
import { Dialog, Picture } from '@tropa/ui-kit';
import type { ProductImage } from '@tropa/api-client';
import type { ProductTexts } from './product.texts.js';
import styles from './GalleryDialog.module.css';

/** Props of {@link GalleryDialog}. */
export interface GalleryDialogProps {
  isOpen: boolean;
  onClose: () => void;
  images: readonly ProductImage[];
  /** Index of the picture to begin with. */
  start: number;
  title: string;
  texts: ProductTexts;
}

/** The pictures of a product as large as the screen allows. Arrow keys, a wheel or a finger move along the row. */
export function GalleryDialog({ isOpen, onClose, images, start, title, texts }: GalleryDialogProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const photo = row.current?.children[start];
    if (photo instanceof HTMLElement) row.current?.scrollTo({ left: photo.offsetLeft, behavior: 'instant' });
    row.current?.focus();
  }, [isOpen, start]);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="xl" isFlush isTitleHidden className={styles.dialog}>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a row in focus is moved by the browser's own arrow keys */}
      <ul ref={row} className={styles.row} tabIndex={0} aria-label={texts.gallery}>
        {images.map((image, index) => (
          <li key={image.src} className={styles.photo}>
            <Picture
              src={image.src}
              alt={texts.photo(index + 1, images.length)}
              sizes="(min-width: 1024px) 900px, 100vw"
              fit="contain"
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
