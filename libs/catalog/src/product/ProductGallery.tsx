import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Picture, useLazyPart } from '@tropa/ui-kit';
import type { ProductImage } from '@tropa/api-client';
import { onPlainClick } from '../address/plain-click.js';
import type { ProductTexts } from './product.texts.js';
import styles from './ProductGallery.module.css';

/** Props of {@link ProductGallery}. */
export interface ProductGalleryProps {
  images: readonly ProductImage[];
  /** Name of the product, for screen readers. */
  title: string;
  badges?: ReactNode;
  texts: ProductTexts;
  className?: string | undefined;
}

const importDialog = () => import('./GalleryDialog.js').then((module) => module.GalleryDialog);

const photoSizes = '(min-width: 1440px) 620px, (min-width: 1024px) 46vw, (min-width: 600px) 70vw, 100vw';

/**
 * The pictures of a product: a row that scrolls and snaps, no script needed. Thumbnails are links to the pictures;
 * three are seen at once, four from 1440. A picture opens fullscreen.
 */
export function ProductGallery({ images, title, badges, texts, className }: ProductGalleryProps) {
  const baseId = useId();
  const row = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const [isFull, setFull] = useState(false);
  const [Full, loadFull] = useLazyPart(importDialog);

  // When the pictures change (another colour), the first one is shown again.
  const key = images[0]?.src;
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    setActive(0);
  }
  useEffect(() => {
    row.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [key]);

  // The thumbnail of the shown picture stays among the three or four visible ones; the page itself does not scroll.
  useEffect(() => {
    const thumb = thumbs.current?.children[active];
    if (!(thumb instanceof HTMLElement)) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = thumb;
    thumbs.current?.scrollTo({
      left: offsetLeft - (thumbs.current.clientWidth - offsetWidth) / 2,
      top: offsetTop - (thumbs.current.clientHeight - offsetHeight) / 2,
    });
  }, [active]);

  const show = (index: number) => {
    const photo = row.current?.children[index];
    if (photo instanceof HTMLElement) row.current?.scrollTo({ left: photo.offsetLeft });
    setActive(index);
  };

  return (
    <section className={clsx(styles.room, className)} aria-label={texts.gallery}>
      <div className={styles.gallery} data-single={images.length < 2 || undefined}>
        <div className={styles.stage}>
          <ul
            ref={row}
            className={styles.photos}
            data-part="photos"
            onScroll={(event) => {
              const { scrollLeft, clientWidth } = event.currentTarget;
              if (clientWidth > 0) setActive(Math.round(scrollLeft / clientWidth));
            }}
          >
            {images.map((image, index) => (
              <li key={image.src} id={`${baseId}-${index}`} className={styles.photo} data-part="photo">
                <button
                  type="button"
                  className={styles.open}
                  aria-label={texts.enlarge}
                  aria-haspopup="dialog"
                  tabIndex={index === active ? 0 : -1}
                  onPointerEnter={loadFull}
                  onClick={() => {
                    loadFull();
                    setActive(index);
                    setFull(true);
                  }}
                >
                  <Picture
                    src={image.src}
                    alt={images.length > 1 ? `${title}. ${texts.photo(index + 1, images.length)}` : title}
                    sizes={photoSizes}
                    isPriority={index === 0}
                  />
                </button>
              </li>
            ))}
          </ul>
          {images.length === 0 ? <Picture src="" alt="" /> : null}
          <div className={styles.badges} data-part="badges">
            {badges}
          </div>
          {images.length > 1 ? (
            <span className={styles.counter} data-part="counter" aria-hidden="true">
              {texts.counter(active + 1, images.length)}
            </span>
          ) : null}
        </div>
        {images.length > 1 ? (
          <ul ref={thumbs} className={styles.thumbs} data-part="thumbs">
            {/* oxlint-disable-next-line react/refs -- the row is read by the click, not while this renders */}
            {images.map((image, index) => (
              <li key={image.src}>
                <a
                  className={styles.thumb}
                  data-part="thumb"
                  href={`#${baseId}-${index}`}
                  aria-label={texts.photo(index + 1, images.length)}
                  aria-current={index === active || undefined}
                  onClick={onPlainClick(() => show(index))}
                >
                  <Picture src={image.preview} alt="" sizes="88px" isEager />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {Full ? (
        <Full
          isOpen={isFull}
          onClose={() => setFull(false)}
          images={images}
          start={active}
          title={title}
          texts={texts}
        />
      ) : null}
    </section>
  );
}
