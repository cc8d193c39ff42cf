import type { Html } from './render-contract.js';

/** A page as one text, for whoever looks into it. */
export const htmlText = (html: Html): string =>
  typeof html === 'string' ? html : html.map((piece) => (typeof piece === 'string' ? piece : piece.shared)).join('');
