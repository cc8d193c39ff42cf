import '@fontsource-variable/manrope';
import '@tropa/ui-kit/styles.css';
import './preview.css';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    withThemeByDataAttribute({
      themes: { Светлая: 'light', Тёмная: 'dark' },
      defaultTheme: 'Светлая',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    // The story runner checks axe itself, at two widths; in the panel it is for the eye.
    a11y: { test: 'todo' },
    options: {
      storySort: {
        order: ['Основа', 'Навигация', 'Поля', 'Слои', 'Показ', 'Состояния'],
        method: 'alphabetical',
        locales: 'ru-RU',
      },
    },
    viewport: {
      options: {
        phone: { name: 'Телефон, 360', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Планшет, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Стол, 1280', styles: { width: '1280px', height: '900px' } },
        wide: { name: 'Широкий, 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
};

export default preview;
