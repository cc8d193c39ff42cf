import type { PageSeed } from '@tropa/api-client';
import type { ComponentType } from 'react';

/** What a page passes to a widget in `data-props`. */
export type WidgetProps = Readonly<Record<string, unknown>>;

/** A widget's module. */
export interface WidgetModule {
  Widget: ComponentType<WidgetProps>;
  /** Page variables that it reads: checked, and put into the store before it is drawn. No other is printed. */
  seeds?: readonly PageSeed[];
  /** For a widget whose server HTML is enough: brings it to life without React. */
  enhance?: (element: HTMLElement) => void;
}
