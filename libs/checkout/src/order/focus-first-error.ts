import type { FieldErrors, FieldValues } from 'react-hook-form';

/** Scrolls to the first invalid control of the form, in the order of the page, and focuses it. S1 §5. */
export function focusFirstError<T extends FieldValues>(
  form: HTMLFormElement | null,
  errors: FieldErrors<T>,
): void {
  const controls = Array.from(form?.elements ?? []) as HTMLInputElement[];
  const first = controls.find(({ name }) => name !== '' && name in errors);
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}
