import type { PageSeed } from '@tropa/api-client';
import type { ComponentType } from 'react';

/** What a page passes to a widget in `data-props`. */
export type WidgetProps = Readonly<Record<string, unknown>>;

/** A widget's module. */
export interface WidgetModule {
  Widget: ComponentType<WidgetProps>;
  /** Page variables that it reads: validated, and put into the store before it is rendered. Pages include no others. */
  seeds?: readonly PageSeed[];
  /** Its HTML depends on its seeds and props alone, on no address: the server draws it once while these stay the same. */
  isSameEverywhere?: true;
  /** For a widget whose server HTML is enough: makes it interactive without React. */
  enhance?: (element: HTMLElement) => void;
}
