import type { PageDataWire } from '@tropa/api-client/wire';
import type { RenderInput } from '../render-contract.js';

/** What a page's screen gets. */
export interface ScreenProps {
  input: RenderInput;
}

/** The page data with its types: our server checked it before drawing. */
export const dataOf = ({ data }: RenderInput): PageDataWire => data as PageDataWire;
