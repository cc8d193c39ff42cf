import clsx from 'clsx';
import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import type { CSSProperties, DialogHTMLAttributes } from 'react';
import { Button } from '../button/Button.js';
import { IconButton } from '../button/IconButton.js';
import { mergeRefs } from '../dialog/mergeRefs.js';
import { useModalDialog } from '../dialog/useModalDialog.js';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icon/icons.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import { LightboxSlide } from './LightboxSlide.js';
import { lightboxTexts } from './lightbox.texts.js';
import type { LightboxTexts } from './lightbox.texts.js';
import { turnsByKey, useTurnsByFinger } from './useTurns.js';
import { useTexts } from '../texts/TextsProvider.js';
import styles from './Lightbox.module.css';

/** A picture that opens over the whole window. */
export interface LightboxPicture {
  id: string | number;
  src: string;
  /** Description of the picture. */
  alt: string;
  /** Shown below the picture. */
  caption?: string;
}

/** Props of {@link Lightbox}. */
export interface LightboxProps extends Omit<
  DialogHTMLAttributes<HTMLDialogElement>,
  'title' | 'open' | 'onClose' | 'children'
> {
  /** Mounted and modal while true. */
  isOpen: boolean;
  /** Esc or the cross. The focus goes back to what opened it. */
  onClose: () => void;
  /** Names the dialog for a screen reader. */
  title: string;
  /** The pictures known so far; more may be appended while it is open. */
  items: readonly LightboxPicture[];
  /** Index of the picture to begin with. */
  start?: number;
  /** Total number, including those not loaded yet; by default all are known. */
  total?: number;
  /** Fewer than `nearEndItems` known pictures follow and more exist: on opening, and on every turn until more come. */
  onNearEnd?: () => void;
  nearEndItems?: number;
  /** More are loading: the button at the last known picture says so. */
  isLoadingMore?: boolean;
  /** More could not be loaded: said at the last known picture, with a button that calls `onNearEnd` again. */
  loadError?: string | undefined;
  onIndexChange?: (index: number) => void;
  texts?: Partial<LightboxTexts>;
}

/**
 * One picture of many on the whole screen, on a native `<dialog>`: arrows, Home and End, a finger, buttons.
 * The neighbours are preloaded. Without items there is nothing to open.
 */
export const Lightbox = forwardRef<HTMLDialogElement, LightboxProps>(function Lightbox({ isOpen, ...rest }, ref) {
  return isOpen && rest.items.length > 0 ? <OpenLightbox {...rest} ref={ref} /> : null;
});

const OpenLightbox = forwardRef<HTMLDialogElement, Omit<LightboxProps, 'isOpen'>>(function OpenLightbox(
  {
    onClose,
    title,
    items,
    start = 0,
    total = items.length,
    onNearEnd,
    nearEndItems = 3,
    isLoadingMore = false,
    loadError,
    onIndexChange,
    texts: changedTexts,
    className,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const texts = useTexts('lightbox', lightboxTexts, changedTexts);
  const titleId = useId();
  const modal = useModalDialog(onClose, true);
  // A jump over many pictures (Home, End) is not animated: the row between them is empty.
  const [{ wanted, isJump }, setTurn] = useState({ wanted: start, isJump: true });
  const last = items.length - 1;
  const index = Math.min(Math.max(wanted, 0), last);
  const hasMore = items.length < total;

  const notify = useRef(onNearEnd);
  useEffect(() => {
    notify.current = onNearEnd;
  });
  useEffect(() => {
    if (hasMore && last - index < nearEndItems) notify.current?.();
  }, [hasMore, last, index, nearEndItems]);
  // With the focus on the dialog itself the keys work at once, and a screen reader begins with its name.
  useEffect(() => modal.ref.current?.focus({ preventScroll: true }), [modal.ref]);

  const turnTo = (target: number) => {
    const next = Math.min(Math.max(target, 0), last);
    // At the last known picture a click requests more again: the last load may have failed.
    if (target > last && hasMore && !isLoadingMore) onNearEnd?.();
    if (next === index) return;
    setTurn({ wanted: next, isJump: Math.abs(next - index) > 1 });
    onIndexChange?.(next);
  };
  const turns = { index, last, turnTo };
  const finger = useTurnsByFinger(turns);
  const byKey = turnsByKey(turns);
  const current = items[index];
  const canGoOn = index < last || hasMore;

  return (
    <dialog
      aria-labelledby={titleId}
      data-theme="dark"
      {...rest}
      {...modal.handlers}
      ref={mergeRefs(modal.ref, ref)}
      tabIndex={-1}
      className={clsx(styles.root, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        byKey(event);
      }}
    >
      <div className={styles.window} data-part="lightbox-window">
        <h2 id={titleId} className={styles.hidden} data-part="lightbox-title">
          {title}
        </h2>
        {total > 1 && (
          <p className={styles.counter} data-part="lightbox-counter" aria-hidden="true">
            {texts.counter(index + 1, total)}
          </p>
        )}
        <VisuallyHidden role="status">
          {total > 1 && `${texts.place(index + 1, total)}. `}
          {current?.caption ?? current?.alt}
        </VisuallyHidden>
        <div
          className={styles.stage}
          data-part="lightbox-stage"
          style={{ '--lightbox-index': index } as CSSProperties}
          data-jump={isJump || undefined}
          {...finger}
        >
          {[index - 1, index, index + 1].map((place) => {
            const picture = items[place];
            return (
              picture && (
                <LightboxSlide
                  key={picture.id}
                  picture={picture}
                  index={place}
                  isCurrent={place === index}
                  texts={texts}
                />
              )
            );
          })}
        </div>
        {loadError && hasMore && index === last ? (
          <div className={styles.loadError} data-part="lightbox-more-failed">
            <p role="alert">{loadError}</p>
            <Button
              variant="outline"
              onClick={() => {
                // The button is removed; the keyboard focus must not be lost with it.
                modal.ref.current?.focus({ preventScroll: true });
                onNearEnd?.();
              }}
            >
              {texts.retry}
            </Button>
          </div>
        ) : (
          <p className={styles.caption} data-part="lightbox-caption" aria-hidden="true">
            {current?.caption}
          </p>
        )}
        {total > 1 && (
          <>
            {/* Not `disabled`: the keys would stop working when the button loses the focus. */}
            <IconButton
              label={texts.previous}
              size="lg"
              className={clsx(styles.arrow, styles.previous)}
              data-part="lightbox-previous"
              aria-disabled={index === 0 || undefined}
              onClick={() => turnTo(index - 1)}
            >
              <ChevronLeftIcon />
            </IconButton>
            <IconButton
              label={texts.next}
              size="lg"
              className={clsx(styles.arrow, styles.next)}
              data-part="lightbox-next"
              aria-disabled={!canGoOn || undefined}
              isLoading={index === last && hasMore && isLoadingMore}
              onClick={() => turnTo(index + 1)}
            >
              <ChevronRightIcon />
            </IconButton>
          </>
        )}
        <IconButton label={texts.close} size="lg" className={styles.close} data-part="lightbox-close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </dialog>
  );
});
