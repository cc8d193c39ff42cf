import type { FieldErrors, FieldValues } from 'react-hook-form';

/**
 * Scrolls to the first invalid field, as the page shows them, and focuses it. S1 §5.
 *
 * @returns The field's name, or undefined when none of them is on the page.
 */
export function focusFirstError<T extends FieldValues>(
  form: HTMLFormElement | null,
  errors: FieldErrors<T>,
): string | undefined {
  const controls = Array.from(form?.elements ?? []) as HTMLInputElement[];
  const first = controls.find(({ name }) => name !== '' && name in errors);
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
  return first?.name;
}
