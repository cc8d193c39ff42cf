import type { WidgetName } from '../widgets/widget-registry.js';

/** Features that have a flag, with its default. Every widget has a flag too, on by default. */
export const featureDefaults = {
  'city-on-first-visit': false,
  'work-consent-ticked': true,
  'advert-consent': true,
  card: true,
  sbp: false,
  delivery: false,
  'email-optional': false,
  credit: true,
  reservation: true,
} as const;

/** Names of all flags. */
export type FlagName = WidgetName | keyof typeof featureDefaults;

/** Whether a feature or widget is on. */
export type Flags = (name: FlagName) => boolean;

/**
 * Flags of this page load (`_config.flags`): the page's value, else the default: widgets are on. Unknown names and
 * values that are not booleans are ignored: a page written for another version must not break this one.
 */
export function resolveFlags(said: unknown): Flags {
  const values = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
  const defaults: Partial<Record<FlagName, boolean>> = featureDefaults;
  return (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'boolean' ? value : (defaults[name] ?? true);
  };
}
