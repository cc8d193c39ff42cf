import { PageAnchors, type PageAnchor } from '@tropa/content';
import type { WidgetProps } from '../widget-module.js';

/** Keeps the chosen section in the URL, as a link to it would; «back» does not step through the choices. */
const keepInAddress = ({ id }: PageAnchor) =>
  window.history.replaceState(window.history.state, '', `#${encodeURIComponent(id)}`);

const isAnchor = (one: unknown): one is PageAnchor => {
  const { id, title } = (one ?? {}) as Partial<Record<keyof PageAnchor, unknown>>;
  return typeof id === 'string' && typeof title === 'string';
};

/** The select that leads to the sections of a page (S2 §2). `anchors`: `[{ id, title }]`, named by the page. */
export function Widget({ anchors }: WidgetProps) {
  return <PageAnchors anchors={Array.isArray(anchors) ? anchors.filter(isAnchor) : []} onJump={keepInAddress} />;
}
