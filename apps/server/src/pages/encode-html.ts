import type { Html, SharedHtml } from '@tropa/render-contract';
import { inlinePartsOf, joinInline, type InlineParts } from '../api/inline-parts.js';

const piecesOf = (html: Html) => (typeof html === 'string' ? [html] : html);

/** Keeps what was made of a shared piece as long as the piece itself. */
function onceForShared<Made>(make: (text: string) => Made): (piece: string | SharedHtml) => Made {
  const made = new WeakMap<SharedHtml, Made>();
  return (piece) => {
    if (typeof piece === 'string') return make(piece);
    const result = made.get(piece) ?? make(piece.shared);
    made.set(piece, result);
    return result;
  };
}

const encodePiece = onceForShared((text) => Buffer.from(text));
const inlineOfPiece = onceForShared(inlinePartsOf);

/** A page as it is sent; what pages share is encoded once. */
export const encodeHtml = (html: Html): Buffer => Buffer.concat(piecesOf(html).map(encodePiece));

/** Its inline parts; each must be within one piece. */
export const inlinePartsOfHtml = (html: Html): InlineParts => joinInline(piecesOf(html).map(inlineOfPiece));
