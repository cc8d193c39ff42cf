import clsx from 'clsx';
import { forwardRef, useEffect, useRef } from 'react';
import type { FormHTMLAttributes } from 'react';
import { Alert } from '../alert/Alert.js';
import styles from './FormFrame.module.css';

/** Props of {@link FormFrame}. */
export interface FormFrameProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Name of the form for assistive technology. */
  label: string;
  /** The server's message about the last submit, shown under the fields and scrolled to. */
  error?: string | undefined;
}

/** A form: fields one under another, the button, and below them the server's message. */
export const FormFrame = forwardRef<HTMLFormElement, FormFrameProps>(function FormFrame(
  { label, error, className, children, ...rest },
  ref,
) {
  const alert = useRef<HTMLDivElement>(null);
  // On a phone the end of a form is below the viewport, and a message that nobody sees explains nothing.
  useEffect(() => {
    if (error) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <form noValidate {...rest} ref={ref} className={clsx(styles.root, className)} aria-label={label}>
      {children}
      {error ? (
        <Alert ref={alert} kind="error">
          {error}
        </Alert>
      ) : null}
    </form>
  );
});
