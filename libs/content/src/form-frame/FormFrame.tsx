import { Alert } from '@tropa/ui-kit';
import { forwardRef, useEffect, useRef } from 'react';
import type { FormEventHandler, ReactNode } from 'react';
import styles from './FormFrame.module.css';

export interface FormFrameProps {
  /** Name of the form for assistive technology. */
  readonly label: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** Fields, consent, button. */
  readonly children: ReactNode;
  /** The server's error message, shown under the fields. */
  readonly error?: string | undefined;
}

/** A content form: fields one under another, the button, and below them the server's message. */
export const FormFrame = forwardRef<HTMLFormElement, FormFrameProps>(function FormFrame(
  { label, onSubmit, children, error },
  ref,
) {
  const alert = useRef<HTMLDivElement>(null);
  // On a phone the end of a form is below the viewport, and a message that nobody sees explains nothing.
  useEffect(() => {
    if (error) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <form ref={ref} className={styles.root} aria-label={label} onSubmit={onSubmit} noValidate>
      {children}
      {error ? (
        <Alert ref={alert} kind="error">
          {error}
        </Alert>
      ) : null}
    </form>
  );
});
