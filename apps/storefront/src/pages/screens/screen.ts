import type { PageDataWire } from '@tropa/api-client/wire';
import type { Flags } from '../../flags/flags.js';
import type { RenderInput } from '../render-contract.js';

/** What a page's screen gets. */
export interface ScreenProps {
  input: RenderInput;
  flags: Flags;
}

/** The page data with its types: our server checked it before drawing. */
export const dataOf = ({ data }: RenderInput): PageDataWire => data as PageDataWire;
