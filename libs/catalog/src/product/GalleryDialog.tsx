import { useEffect, useRef } from 'react';
import { Dialog, Picture, ScrollRow } from '@tropa/ui-kit';
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

/** The pictures of a product as large as the screen allows. Arrows, keys, a wheel or a finger move along the row. */
export function GalleryDialog({ isOpen, onClose, images, start, title, texts }: GalleryDialogProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const list = row.current?.querySelector('ul');
    const photo = list?.children[start];
    if (photo instanceof HTMLElement) list?.scrollTo({ left: photo.offsetLeft, behavior: 'instant' });
    list?.focus();
  }, [isOpen, start]);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="xl" isFlush isTitleHidden className={styles.dialog}>
      <ScrollRow ref={row} className={styles.row} label={texts.gallery} perView={{ base: 1 }} gutter={0}>
        {images.map((image, index) => (
          <div key={image.src} className={styles.photo}>
            <Picture
              src={image.src}
              alt={texts.photo(index + 1, images.length)}
              sizes="(min-width: 1024px) 900px, 100vw"
              fit="contain"
            />
          </div>
        ))}
      </ScrollRow>
    </Dialog>
  );
}
