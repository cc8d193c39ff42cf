import type { PageSeed } from '@tropa/api-client';
import type { ComponentType } from 'react';
import type { PropTable } from './widget-props.js';

/** A widget's module. */
export interface WidgetModule {
  /** Receives the properties declared in `props`. */
  Widget: ComponentType<Record<string, never>>;
  /** Properties that it reads from `data-props`, all of them optional. */
  props?: PropTable;
  /** Page variables that it reads: validated, and put into the store before it is rendered. Pages include no others. */
  seeds?: readonly PageSeed[];
  /**
   * Its HTML depends only on its seeds and props, not on the URL: the server renders it once while these stay the same.
   */
  isSameEverywhere?: true;
  /** For a widget whose server HTML is enough: makes it interactive without React. */
  enhance?: (element: HTMLElement) => void;
}
