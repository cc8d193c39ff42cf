import { useEffect, useRef, useState, type PointerEvent, type RefObject, type SyntheticEvent } from 'react';

/** The block is a sheet under 600 px; the styles of {@link BuySheet} name the same width. */
const narrow = '(max-width: 599.98px)';

/** A shorter movement is not a swipe yet, px; the same as in the panels of ui-kit. */
const threshold = 20;

/** How far a closed panel follows a finger, px: enough to feel, too little to show what is behind it. */
const slack = 24;

/** What the panel needs from {@link useBuySheet}. */
export interface BuySheetControls {
  isOpen: boolean;
  panel: RefObject<HTMLDivElement | null>;
  details: RefObject<HTMLDetailsElement | null>;
  close: () => void;
  onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
  /** Begins a drag of the panel: up opens it, down closes it. */
  onDragStart: (event: PointerEvent<HTMLElement>) => void;
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

/**
 * What a script adds to a panel whose opening and look belong to the browser (`<details>` and CSS): dragging, Esc,
 * closing when the focus or the window leaves it. Without scripts, and before they load, the panel works all the same,
 * so hydration cannot find a mismatch.
 */
export function useBuySheet(): BuySheetControls {
  const panel = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  const set = (open: boolean) => {
    if (details.current) details.current.open = open;
  };
  const close = () => {
    const hadFocus = panel.current?.contains(document.activeElement) ?? false;
    set(false);
    // The focused element is no longer rendered.
    if (hadFocus) details.current?.querySelector('summary')?.focus({ preventScroll: true });
  };
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  // Opened before hydration: no event will report it.
  useEffect(() => setOpen(details.current?.open ?? false), []);

  useEffect(() => {
    if (!isOpen || typeof window.matchMedia !== 'function') return;
    const media = window.matchMedia(narrow);
    if (!media.matches) return;
    const leave = () => latest.current();
    const press = (event: KeyboardEvent) => {
      // An open dialog handles Esc itself.
      if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog(event.target)) leave();
    };
    const follow = ({ target }: FocusEvent) => {
      if (panel.current?.contains(target as Node) || isInDialog(target)) return;
      set(false);
    };
    document.addEventListener('keydown', press);
    document.addEventListener('focusin', follow);
    media.addEventListener('change', leave);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('focusin', follow);
      media.removeEventListener('change', leave);
    };
  }, [isOpen]);

  return {
    isOpen,
    panel,
    details,
    close,
    onToggle: (event) => setOpen(event.currentTarget.open),
    onDragStart: ({ clientY: start, pointerId, isPrimary, button }) => {
      const moved = panel.current;
      const wasOpen = details.current?.open ?? false;
      if (!moved || !isPrimary || button !== 0 || isInDialog(document.activeElement)) return;
      const travelOf = (event: globalThis.PointerEvent) => event.clientY - start;
      const move = (event: globalThis.PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        const travel = travelOf(event);
        const shown = wasOpen ? Math.max(0, travel) : Math.max(-slack, Math.min(0, travel));
        moved.style.translate = shown === 0 ? '' : `0 ${shown}px`;
      };
      const end = (event: globalThis.PointerEvent) => {
        if (event.pointerId !== pointerId) return;
        stop();
        const travel = travelOf(event);
        if (Math.abs(travel) <= threshold) return;
        // The click that ends a drag must not reach what is below it.
        window.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
        if (travel < 0) set(true);
        else if (wasOpen) close();
      };
      const stop = () => {
        moved.style.translate = '';
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', stop);
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', stop);
    },
  };
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};
