import clsx from 'clsx';
import { forwardRef, useCallback, useState } from 'react';
import type { CSSProperties, ImgHTMLAttributes } from 'react';
import { usePictureSources } from './PictureProvider.js';
import { highPriority } from './highPriority.js';
import styles from './Picture.module.css';

/** Props of {@link Picture}. */
export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  src: string;
  /** Empty for a picture that adds nothing to the text beside it. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`; needed as soon as the provider offers several widths. */
  sizes?: string;
  /** The picture that decides LCP: eager, with high priority. One per page. */
  isPriority?: boolean;
  /** Visible at once, but not the first: eager without priority. */
  isEager?: boolean;
  /** Width divided by height, by default a square; the space is reserved before the picture loads. */
  ratio?: number;
  fit?: 'contain' | 'cover';
}

/** A picture that reserves its space, shows a placeholder while it loads and offers AVIF and WebP. */
export const Picture = forwardRef<HTMLImageElement, PictureProps>(function Picture(
  { src, alt, sizes, isPriority = false, isEager = false, ratio, fit = 'cover', className, style, onError, ...rest },
  ref,
) {
  const { avif, webp } = usePictureSources()(src);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const checkLoaded = useCallback(
    (img: HTMLImageElement | null) => {
      // The error may have happened before hydration, when there was no listener.
      if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== '') setBrokenSrc(src);
      if (typeof ref === 'function') ref(img);
      else if (ref) ref.current = img;
    },
    [ref, src],
  );
  // Goods without a picture have an empty address: no browser reports that as an error.
  const isBroken = src === '' || brokenSrc === src;
  const isNow = isPriority || isEager;
  const priority = isPriority ? highPriority : {};
  return (
    <picture
      className={clsx(styles.root, styles[fit], className)}
      style={ratio ? ({ '--picture-ratio': ratio, ...style } as CSSProperties) : style}
      data-broken={isBroken || undefined}
    >
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        {...rest}
        {...priority}
        ref={checkLoaded}
        className={styles.img}
        alt={alt}
        loading={isNow ? 'eager' : 'lazy'}
        decoding={isPriority ? 'sync' : 'async'}
        src={src === '' ? undefined : src}
        onError={(event) => {
          setBrokenSrc(src);
          onError?.(event);
        }}
      />
    </picture>
  );
});
