import { Alert } from '@tropa/ui-kit';
import type { FormEventHandler, ReactNode, Ref } from 'react';
import { forwardRef } from 'react';
import styles from './FormFrame.module.css';

export interface FormFrameProps {
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
  /** The server's message, shown under the fields. */
  readonly error?: string | undefined;
  /** Name of the form for assistive technology. */
  readonly label: string;
}

/** A form of the account: fields in a column, the server's message, the button. */
export const FormFrame = forwardRef(function FormFrame(
  { onSubmit, children, error, label }: FormFrameProps,
  ref: Ref<HTMLFormElement>,
) {
  return (
    <form ref={ref} className={styles.root} onSubmit={onSubmit} aria-label={label} noValidate>
      {children}
      {error ? <Alert kind="error">{error}</Alert> : null}
    </form>
  );
});
