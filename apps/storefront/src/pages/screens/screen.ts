import type { PageDataWire } from '@tropa/api-client/wire';
import type { RenderInput } from '@tropa/render-contract';
import type { Flags } from '../../flags/flags.js';

/** Props of a screen. */
export interface ScreenProps {
  input: RenderInput;
  flags: Flags;
}

/** The page data with its types: our server validated it before rendering. */
export const dataOf = ({ data }: RenderInput): PageDataWire => data;
