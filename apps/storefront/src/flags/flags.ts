import { widgetNames, type WidgetName } from '../widgets/widget-names.js';

/** Features that have a switch, and what holds when the page says nothing. Every widget has one too, on by default. */
export const featureDefaults = {
  'city-on-first-visit': false,
  'work-consent-ticked': true,
  card: true,
  credit: true,
  reservation: true,
} as const;

/** Names of all flags. */
export type FlagName = WidgetName | keyof typeof featureDefaults;

/** A value for each flag. */
export type Flags = Readonly<Record<FlagName, boolean>>;

/**
 * Values of this page load (`_config.flags`): what the page says, else the default. Unknown names and values that are
 * not booleans are left aside: a page written for another version must not break this one.
 */
export function resolveFlags(said: unknown): Flags {
  const values = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
  const defaults = [...widgetNames.map((name) => [name, true] as const), ...Object.entries(featureDefaults)];
  const entries = defaults.map(([name, byDefault]) => {
    const value = values[name];
    return [name, typeof value === 'boolean' ? value : byDefault];
  });
  return Object.fromEntries(entries) as Flags;
}
