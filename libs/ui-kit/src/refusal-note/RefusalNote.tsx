import clsx from 'clsx';
import { forwardRef, useEffect, useRef, useState } from 'react';
import type { HTMLAttributes } from 'react';
import styles from './RefusalNote.module.css';

/** Props of {@link RefusalNote}. */
export interface RefusalNoteProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'role'> {
  /** What to say; undefined: nothing was rejected, nothing is rendered. */
  text: string | undefined;
  /**
   * `line`: in the flow, under the control. `plate`: the same on a plate, for a control over a picture. `above`: a
   * plate over what is above the control, which shifts nothing; its parent must be positioned.
   * @default 'line'
   */
  place?: 'line' | 'plate' | 'above';
  /** Called after ten seconds, so that a plate does not cover something for ever. */
  onEnd?: () => void;
}

/**
 * A live region is announced when it changes, not when it is added: the text follows the region after this delay, ms.
 */
const breath = 50;
/** Long enough to be read twice, ms. */
const lifetime = 10_000;

/** A few words beside a clicked control whose call was rejected, announced by `role="status"`: no dialog, no toast. */
export const RefusalNote = forwardRef<HTMLSpanElement, RefusalNoteProps>(function RefusalNote({ text, ...rest }, ref) {
  return text ? <Note {...rest} key={text} text={text} ref={ref} /> : null;
});

const Note = forwardRef<HTMLSpanElement, RefusalNoteProps & { text: string }>(function Note(
  { text, place = 'line', onEnd, className, ...rest },
  ref,
) {
  const [isSaid, setIsSaid] = useState(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const timers = [setTimeout(() => setIsSaid(true), breath), setTimeout(() => end.current?.(), lifetime)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <span {...rest} ref={ref} role="status" className={clsx(styles.root, styles[place], className)}>
      {isSaid ? text : null}
    </span>
  );
});
