import { createContext, useContext, type ReactNode } from 'react';
import type { WidgetName } from '../../widgets/widget-registry.js';

/** A widget rendered on the server: its HTML and the prefix of the ids in it. */
export interface RenderedWidget {
  html: string;
  prefix: string;
}

/** Renders a widget; null when its flag is off. */
export type RenderWidget = (
  name: WidgetName,
  props: Record<string, unknown>,
  withoutScripts: ReactNode,
) => RenderedWidget | null;

/** Provides pages with the function that renders widgets. */
export const WidgetRendererContext = createContext<RenderWidget>(() => null);

/** The place of a widget in the static markup of a page: an island that the browser hydrates. */
export function WidgetSlot({
  name,
  props = {},
  className,
  instead = null,
  withoutScripts = null,
}: {
  name: WidgetName;
  /** Plain values, serialised into the page. */
  props?: Record<string, unknown>;
  className?: string | undefined;
  /** Rendered instead when the flag of the widget is off, where the page would be incomplete without it. */
  instead?: ReactNode;
  /** What the widget shows where scripts are off, in a `<noscript>` of its own. */
  withoutScripts?: ReactNode;
}) {
  const widget = useContext(WidgetRendererContext)(name, props, withoutScripts);
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
