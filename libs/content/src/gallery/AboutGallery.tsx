import clsx from 'clsx';
import type { Gallery } from '@tropa/api-client';
import { Picture, isPlainClick, useLazyPart, useTexts } from '@tropa/ui-kit';
import { useState } from 'react';
import { galleryTexts, type GalleryTexts } from './gallery.texts.js';
import styles from './AboutGallery.module.css';

/** Props of {@link AboutGallery}. */
export interface AboutGalleryProps {
  /** Page data `_historyGallery` or `_shopsGallery`. */
  readonly gallery: Gallery;
  /** Names the gallery where the page data gives no title. */
  readonly title: string;
  /** The photo is likely the LCP element of the page. */
  readonly isPriority?: boolean;
  /** The dialog was opened. */
  readonly onOpen?: () => void;
  readonly texts?: Partial<GalleryTexts>;
  /** Class of the whole part; elements inside it have `data-part`: `open`, `counter`, `caption`. */
  readonly className?: string | undefined;
}

const importLightbox = () => import('./GalleryLightbox.js').then((module) => module.GalleryLightbox);

const sizes = '(min-width: 1440px) 1360px, 100vw';

/**
 * The first photo of an about page with the counter «N / total»; a click opens a full-screen dialog with all of them.
 * Without JavaScript it is a link to the photo. Renders nothing without photos.
 */
export function AboutGallery({
  gallery,
  title: name,
  isPriority = false,
  onOpen,
  texts: own,
  className,
}: AboutGalleryProps) {
  const texts = useTexts('gallery', galleryTexts, own);
  const [isOpen, setOpen] = useState(false);
  const [Lightbox, loadLightbox] = useLazyPart(importLightbox);
  const { items } = gallery;
  const title = gallery.title || name;
  const [first] = items;
  if (!first) return null;
  const altOf = (index: number) => items[index]?.title || texts.photo(title, index + 1);

  return (
    <figure className={clsx(styles.root, className)}>
      <a
        href={first.src}
        className={styles.open}
        data-part="open"
        aria-haspopup="dialog"
        onPointerEnter={loadLightbox}
        onFocus={loadLightbox}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          loadLightbox();
          setOpen(true);
          onOpen?.();
        }}
      >
        <Picture
          src={first.src}
          alt={texts.open(title)}
          ratio={100 / 56}
          sizes={sizes}
          isPriority={isPriority}
          className={styles.picture}
        />
        <span className={styles.counter} data-part="counter">
          {texts.counter(1, items.length)}
        </span>
        <span className={styles.hint} aria-hidden="true">
          {texts.hint}
        </span>
      </a>
      {gallery.title && (
        <figcaption className={styles.caption} data-part="caption">
          {gallery.title}
        </figcaption>
      )}
      {Lightbox && (
        <Lightbox
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={title}
          items={items.map(({ id, src, title: caption }, index) => ({
            id,
            src,
            alt: altOf(index),
            ...(caption && { caption }),
          }))}
        />
      )}
    </figure>
  );
}
