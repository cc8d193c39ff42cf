import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  // Pages for reading have nothing to turn: the panel under them would only take their place.
  layoutCustomisations: {
    showPanel: ({ storyId }, defaultValue) => (storyId?.startsWith('start-') ? false : defaultValue),
  },
  // Only what the folder itself brings: no foreign logo, no foreign font.
  theme: create({
    base: 'light',
    brandTitle: 'Тропа: компоненты',
    brandUrl: '?path=/story/start-guide--find',
    brandTarget: '_self',
    fontBase: "'Manrope Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    colorPrimary: '#ffcc00',
    colorSecondary: '#1258a8',
  }),
});
