import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Flags } from '../flags/flags.js';
import { WidgetShell, type ShellProps } from '../shell/WidgetShell.js';
import { WidgetErrorBoundary } from '../shell/WidgetErrorBoundary.js';
import { isWidgetName, type WidgetName } from '../widgets/widget-registry.js';
import type { WidgetModule, WidgetProps } from '../widgets/widget-module.js';
import { widgetRegistry } from '../widgets/widget-registry.js';
import type { EarlyClicks } from './early-clicks.js';
import { whenNeeded } from './when-needed.js';
import { yieldToMain } from './yield-to-main.js';

const propsOf = (element: HTMLElement): WidgetProps => {
  try {
    return JSON.parse(element.dataset.props ?? '{}') as WidgetProps;
  } catch (error) {
    console.error('Не удалось получить данные', error);
    return {};
  }
};

const Ready = ({ onReady, children }: { onReady: () => void; children: ReactNode }) => {
  useEffect(onReady, [onReady]);
  return children;
};

const bringToLife = (
  { Widget, enhance }: WidgetModule,
  name: WidgetName,
  element: HTMLElement,
  shell: ShellProps,
  clicks: EarlyClicks,
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
  const widget = (
    <WidgetShell {...shell}>
      <WidgetErrorBoundary name={name}>
        <Ready onReady={onReady}>
          <Widget {...propsOf(element)} />
        </Ready>
      </WidgetErrorBoundary>
    </WidgetShell>
  );
  const { prefix } = element.dataset;
  const options = prefix === undefined ? {} : { identifierPrefix: prefix };
  // A transition is time-sliced: the page responds to input in the middle of hydration.
  startTransition(() => {
    if (hasServerHtml) hydrateRoot(element, widget, options);
    else createRoot(element, options).render(widget);
  });
};

/** Options of {@link mountWidgets}. */
export interface MountOptions {
  flags: Flags;
  /** The shell of a widget, with its page data seeded. */
  shellOf: (module: WidgetModule) => ShellProps;
  clicks: EarlyClicks;
}

/**
 * Mounts every widget of the page over one store, each as a root of its own, at the time its registry entry says.
 * Widgets whose flag is off are left as they are, and their code is never loaded.
 *
 * @returns a function that mounts a widget at once, because the visitor has already clicked in it.
 */
export function mountWidgets(page: Document, { flags, shellOf, clicks }: MountOptions): (element: HTMLElement) => void {
  const mounts = new Map<HTMLElement, () => void>();
  // Idle ones one after another, with the thread given back in between.
  let earlier: Promise<void> = Promise.resolve();
  const order = Object.keys(widgetRegistry);
  const elements = [...page.querySelectorAll<HTMLElement>('[data-widget]')]
    .filter(({ dataset }) => isWidgetName(dataset.widget) && flags(dataset.widget))
    .sort((one, other) => order.indexOf(one.dataset.widget ?? '') - order.indexOf(other.dataset.widget ?? ''));

  for (const element of elements) {
    const name = element.dataset.widget;
    if (!isWidgetName(name)) continue;
    const { when, load } = widgetRegistry[name];
    const mount = async (isAtOnce: boolean) => {
      if (!mounts.delete(element)) return;
      try {
        const module = await load();
        if (!isAtOnce) await (earlier = earlier.then(yieldToMain));
        bringToLife(module, name, element, shellOf(module), clicks);
      } catch (error) {
        clicks.release(element);
        console.error(`Widget ${name} could not be loaded`, error);
      }
    };
    mounts.set(element, () => void mount(true));
    whenNeeded(element, when, () => void mount(when !== 'idle'));
  }
  return (element) => mounts.get(element)?.();
}
