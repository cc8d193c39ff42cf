import { catchEarlyInput } from './early-input.js';

/** Clicks on widgets that were not hydrated yet. */
export interface EarlyClicks {
  /** Replays the clicks caught inside the element, once per button, and lets later clicks through. */
  replay(widget: Element): void;
  /** Discards the element's clicks: its code failed to load. */
  release(widget: Element): void;
}

/**
 * Buttons that work without scripts: submitting a GET form, opening a popover. It checks the attribute: a form that
 * only scripts can submit has none, but its `method` property is «get» all the same, and the click would only reload
 * the page.
 */
const worksAlone = (button: HTMLButtonElement) =>
  (button.type === 'submit' && button.form?.getAttribute('method') === 'get') || button.hasAttribute('popovertarget');

/**
 * Catches clicks on buttons of widgets that are not hydrated yet: marks the button busy, and clicks it once when its
 * widget is ready, after what was typed there. Links are never touched: they work as plain HTML.
 *
 * @param onCaught called with the widget, so that it is hydrated first.
 */
export function catchEarlyClicks(page: Document, onCaught: (widget: HTMLElement) => void): EarlyClicks {
  /** The click on each: with Ctrl it may mean another tab. */
  const caught = new Map<HTMLButtonElement, MouseEvent>();
  const input = catchEarlyInput(page, onCaught);

  page.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const button = target?.closest('button');
      const widget = button?.closest<HTMLElement>('[data-widget]');
      if (!button || !widget || 'ready' in widget.dataset || worksAlone(button)) return;
      event.preventDefault();
      event.stopPropagation();
      button.setAttribute('aria-busy', 'true');
      caught.set(button, event);
      onCaught(widget);
    },
    true,
  );

  const take = (widget: Element) =>
    [...caught].filter(([button]) => {
      if (!widget.contains(button)) return false;
      caught.delete(button);
      button.removeAttribute('aria-busy');
      return true;
    });

  return {
    replay: (widget) => {
      (widget as HTMLElement).dataset.ready = '';
      const click = () =>
        take(widget).forEach(([button, { ctrlKey, metaKey, shiftKey, altKey }]) =>
          button.dispatchEvent(
            new MouseEvent('click', {
              bubbles: true,
              cancelable: true,
              composed: true,
              ctrlKey,
              metaKey,
              shiftKey,
              altKey,
            }),
          ),
        );
      // What was typed must be rendered before the click that sends it; this may be called while React renders.
      if (input.replay(widget)) setTimeout(click);
      else click();
    },
    release: (widget) => void take(widget),
  };
}
