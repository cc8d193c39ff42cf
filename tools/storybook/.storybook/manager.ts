import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  // Documentation pages have no controls: the addons panel would only take up space.
  layoutCustomisations: {
    showPanel: ({ storyId }, defaultValue) => (storyId?.startsWith('start-') ? false : defaultValue),
  },
  // Only files of the folder itself: no external logo, no external font.
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
