/**
 * Scrolls to the first invalid control of a form, in the order of the page, and focuses it.
 *
 * @param errors by the names of the controls, as a form library keeps them.
 * @returns The control's name, or undefined when none of them is on the page.
 */
export function focusFirstError(form: HTMLFormElement | null, errors: object): string | undefined {
  const controls = Array.from(form?.elements ?? []) as HTMLInputElement[];
  const first = controls.find(({ name }) => name !== '' && name in errors);
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
  return first?.name;
}
