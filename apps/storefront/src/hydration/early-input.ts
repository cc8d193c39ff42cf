/** A control that a visitor fills in. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Changes made in widgets that were not hydrated yet. */
export interface EarlyInput {
  /**
   * Repeats the changes inside the element for React, which has just taken them for its own rendering.
   *
   * @returns whether there were any.
   */
  replay(widget: Element): boolean;
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** React ignores an event that leaves a control in the state it knows: the control is reset first, then changed. */
function change(control: Control, value: string | boolean): void {
  if (isTicked(control)) {
    control.checked = !value;
    control.click();
    return;
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  control.value = '';
  setter?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Remembers what is typed and ticked in widgets that are not hydrated yet. Forms with a `method` work as plain HTML
 * and are left alone.
 *
 * @param onCaught called with the widget, so that it is hydrated first.
 */
export function catchEarlyInput(page: Document, onCaught: (widget: HTMLElement) => void): EarlyInput {
  const caught = new Map<Control, string | boolean>();
  page.addEventListener(
    'input',
    ({ target }) => {
      if (!isControl(target) || target.form?.hasAttribute('method')) return;
      const widget = target.closest<HTMLElement>('[data-widget]');
      if (!widget || 'ready' in widget.dataset) return;
      // Only the last choice of a group is kept.
      if (target.type === 'radio')
        for (const other of caught.keys())
          if (other.type === 'radio' && other.name === target.name) caught.delete(other);
      caught.set(target, isTicked(target) ? target.checked : target.value);
      onCaught(widget);
    },
    true,
  );
  return {
    replay: (widget) => {
      const own = [...caught].filter(([control]) => widget.contains(control));
      for (const [control, value] of own) {
        caught.delete(control);
        change(control, value);
      }
      return own.length > 0;
    },
  };
}
