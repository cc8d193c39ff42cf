import type { PageDataWire } from '@tropa/api-client/wire';
import type { Flags } from '../../flags/flags.js';
import type { RenderInput } from '../render-contract.js';

/** Props of a screen. */
export interface ScreenProps {
  input: RenderInput;
  flags: Flags;
}

/** The page data with its types: our server validated it before rendering. */
export const dataOf = ({ data }: RenderInput): PageDataWire => data;
