import { createContext, useContext, type ReactNode } from 'react';
import type { WidgetName } from '../../widgets/widget-registry.js';

/** A widget drawn by the server: its HTML and the prefix of the ids in it. */
export interface RenderedWidget {
  html: string;
  prefix: string;
}

/** Draws a widget; null when its flag is off. */
export type RenderWidget = (name: WidgetName, props: Record<string, unknown>) => RenderedWidget | null;

/** Gives the pages the way to draw widgets. */
export const WidgetRendererContext = createContext<RenderWidget>(() => null);

/** The place of a widget in the static markup of a page: an island that the browser brings to life. */
export function WidgetSlot({
  name,
  props = {},
  className,
  instead = null,
}: {
  name: WidgetName;
  /** Plain values, printed into the page. */
  props?: Record<string, unknown>;
  className?: string | undefined;
  /** Stands here when the flag of the widget is off, where the page is not whole without it. */
  instead?: ReactNode;
}) {
  const widget = useContext(WidgetRendererContext)(name, props);
  if (widget === null) return instead;
  return (
    <div
      className={className}
      data-widget={name}
      data-prefix={widget.html === '' ? undefined : widget.prefix}
      data-props={Object.keys(props).length === 0 ? undefined : JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: widget.html }}
    />
  );
}
