import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { checkTexts } from '../embedded/check-texts.js';
import type { Flags } from '../flags/flags.js';
import { readHostWords } from '../shell/host-words.js';
import { WidgetShell, type ShellProps } from '../shell/WidgetShell.js';
import { WidgetErrorBoundary } from '../shell/WidgetErrorBoundary.js';
import { isWidgetName, type WidgetName } from '../widgets/widget-registry.js';
import type { WidgetModule } from '../widgets/widget-module.js';
import { readWidgetProps } from '../widgets/widget-props.js';
import { widgetRegistry } from '../widgets/widget-registry.js';
import type { EarlyClicks } from './early-clicks.js';
import { whenNeeded } from './when-needed.js';
import { widgetsIn } from './widgets-in.js';
import { yieldToMain } from './yield-to-main.js';

const Ready = ({ onReady, children }: { onReady: () => void; children: ReactNode }) => {
  useEffect(onReady, [onReady]);
  return children;
};

const bringToLife = (
  { Widget, props: table, enhance }: WidgetModule,
  name: WidgetName,
  element: HTMLElement,
  shell: ShellProps,
  { clicks, onRoot }: { clicks: EarlyClicks; onRoot: (root: Root) => void },
) => {
  const hasServerHtml = element.firstChild !== null;
  if (enhance && hasServerHtml) {
    enhance(element);
    clicks.replay(element);
    return;
  }
  const onReady = () => {
    enhance?.(element);
    clicks.replay(element);
  };
  const props = readWidgetProps(name, element.dataset.props, table);
  const where = `data-props of the widget "${name}"`;
  const own = readHostWords(props, where);
  checkTexts(own, where, shell.page);
  const widget = (
    <WidgetShell {...shell} own={own}>
      <WidgetErrorBoundary name={name}>
        <Ready onReady={onReady}>
          <Widget {...(props as Record<string, never>)} />
        </Ready>
      </WidgetErrorBoundary>
    </WidgetShell>
  );
  const { prefix } = element.dataset;
  const options = prefix === undefined ? {} : { identifierPrefix: prefix };
  // A transition is time-sliced: the page responds to input in the middle of hydration.
  startTransition(() => {
    if (hasServerHtml) return onRoot(hydrateRoot(element, widget, options));
    const root = createRoot(element, options);
    root.render(widget);
    onRoot(root);
  });
};

/** Options of {@link mountWidgets}. */
export interface MountOptions {
  flags: Flags;
  /** The shell of a widget, with its page data seeded. */
  shellOf: (module: WidgetModule) => ShellProps;
  clicks: EarlyClicks;
}

/** The widgets of a page. */
export interface MountedWidgets {
  /** Mounts a widget at once, because the visitor has already clicked in it. */
  hurry(element: HTMLElement): void;
  /** Mounts the widgets in a part of the page that was added to it, itself included. */
  add(part: Element | Document): void;
  /** Unmounts the widgets in a part of the page that was removed from it, itself included. */
  remove(part: Element): void;
}

const order = Object.keys(widgetRegistry);
const placeOf = ({ dataset }: HTMLElement) => order.indexOf(dataset.widget ?? '');

/**
 * Mounts every widget of the page over one store, each as a root of its own, at the time its registry entry says.
 * Widgets whose flag is off are left as they are, and their code is never loaded.
 */
export function mountWidgets(page: Document, { flags, shellOf, clicks }: MountOptions): MountedWidgets {
  /** The state of each element; a new one for an element that comes back. */
  interface Place {
    mount: (() => void) | undefined;
    stopWaiting: () => void;
    root?: Root;
  }
  const places = new Map<HTMLElement, Place>();
  // Idle ones one after another, yielding to the main thread in between.
  let earlier: Promise<void> = Promise.resolve();

  const prepare = (element: HTMLElement) => {
    const name = element.dataset.widget;
    if (!isWidgetName(name) || !flags(name) || places.has(element)) return;
    const { when, load } = widgetRegistry[name];
    const place: Place = { mount: () => void mount(true), stopWaiting: () => {} };
    places.set(element, place);
    const mount = async (isAtOnce: boolean) => {
      if (!place.mount) return;
      place.mount = undefined;
      try {
        const module = await load();
        if (!isAtOnce) await (earlier = earlier.then(yieldToMain));
        // Removed meanwhile, and perhaps added again.
        if (places.get(element) !== place) return;
        bringToLife(module, name, element, shellOf(module), { clicks, onRoot: (root) => (place.root = root) });
      } catch (error) {
        // The next click in it retries.
        place.mount = () => void mount(true);
        clicks.release(element);
        console.error(`Widget ${name} could not be loaded`, error);
      }
    };
    place.stopWaiting = whenNeeded(element, when, () => void mount(when !== 'idle'));
  };
  const add = (part: Element | Document) =>
    widgetsIn(part)
      .sort((one, other) => placeOf(one) - placeOf(other))
      .forEach(prepare);
  const putAway = (element: HTMLElement) => {
    const place = places.get(element);
    // A widget whose server HTML is enough keeps working in it: there is no root to unmount.
    if (!place || (!place.root && 'ready' in element.dataset)) return;
    places.delete(element);
    place.stopWaiting();
    place.root?.unmount();
    delete element.dataset.ready;
  };

  add(page);
  return {
    hurry: (element) => places.get(element)?.mount?.(),
    add,
    remove: (part) => widgetsIn(part).forEach(putAway),
  };
}
