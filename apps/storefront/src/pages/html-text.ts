import type { Html } from '@tropa/render-contract';

/** A page as one string, for code that searches it. */
export const htmlText = (html: Html): string =>
  typeof html === 'string' ? html : html.map((piece) => (typeof piece === 'string' ? piece : piece.shared)).join('');
