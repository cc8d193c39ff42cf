/** Clicks that came before their widget was alive. */
export interface EarlyClicks {
  /** Presses what was pressed inside the element, once each, and lets later clicks through. */
  replay(widget: Element): void;
  /** Gives up on the element's clicks: its code did not arrive. */
  release(widget: Element): void;
}

/**
 * Buttons that do their work without scripts: sending a GET form, opening a popover. The attribute is asked for: a form
 * that scripts alone can send has none, and its `method` says «get» all the same; the press would only reload the page.
 */
const worksAlone = (button: HTMLButtonElement) =>
  (button.type === 'submit' && button.form?.getAttribute('method') === 'get') || button.hasAttribute('popovertarget');

/**
 * Keeps clicks on buttons of widgets that are not alive yet: marks the button busy, and presses it once
 * when its widget is ready. Links and native controls are never touched: they work as plain HTML.
 *
 * @param onCaught told of the widget, so that its code may be hurried.
 */
export function catchEarlyClicks(page: Document, onCaught: (widget: HTMLElement) => void): EarlyClicks {
  const caught = new Set<HTMLButtonElement>();

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
      caught.add(button);
      onCaught(widget);
    },
    true,
  );

  const take = (widget: Element) =>
    [...caught].filter((button) => {
      if (!widget.contains(button)) return false;
      caught.delete(button);
      button.removeAttribute('aria-busy');
      return true;
    });

  return {
    replay: (widget) => {
      (widget as HTMLElement).dataset.ready = '';
      take(widget).forEach((button) => button.click());
    },
    release: (widget) => void take(widget),
  };
}
