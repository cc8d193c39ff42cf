import { PageAnchors, type PageAnchor } from '@tropa/content';
import type { PropsOf, PropTable } from '../widget-props.js';

export const props = { anchors: 'list' } as const satisfies PropTable;

/** Keeps the chosen section in the URL, as a link to it would; «back» does not step through the choices. */
const keepInAddress = ({ id }: PageAnchor) =>
  window.history.replaceState(window.history.state, '', `#${encodeURIComponent(id)}`);

const isAnchor = (one: unknown): one is PageAnchor => {
  const { id, title } = (one ?? {}) as Partial<Record<keyof PageAnchor, unknown>>;
  return typeof id === 'string' && typeof title === 'string';
};

/** The select that leads to the sections of a page (S2 §2). `anchors`: `[{ id, title }]`, named by the page. */
export function Widget({ anchors = [] }: PropsOf<typeof props>) {
  return <PageAnchors anchors={anchors.filter(isAnchor)} onJump={keepInAddress} />;
}
