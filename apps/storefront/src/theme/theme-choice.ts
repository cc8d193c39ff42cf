/** What the visitor may choose; `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Key of the choice in the local storage. It is absent while the theme is the system's. */
export const themeKey = 'tropa-theme';

/** Name of the switch's radio buttons. */
export const themeField = 'tropa-theme';

/**
 * Colour of the browser's own bars: the shop's yellow, and on a dark page the page itself. The system's choice is left
 * to `media`; `data-theme-of` names the one for a visitor who has chosen.
 */
export const barColors = [
  { theme: 'light', color: '#ffcc00', media: '(prefers-color-scheme: light)' },
  { theme: 'dark', color: '#171715', media: '(prefers-color-scheme: dark)' },
] as const;
