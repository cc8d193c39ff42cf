import '@fontsource-variable/manrope';
import '@tropa/ui-kit/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ComponentPage } from '../guides/ComponentPage.js';
import { describeProps } from '../guides/guide-of.js';
import { globalTypes, initialGlobals, viewports } from '../toolbar/toolbar-globals.js';
import { withDisplay } from '../toolbar/with-display.js';

// One second, the default, is too short for a play function on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [withDisplay],
  argTypesEnhancers: [describeProps],
  parameters: {
    docs: { page: ComponentPage },
    layout: 'padded',
    controls: { expanded: true },
    // The tests of the stories run axe themselves, at two widths; the panel is for people.
    a11y: { test: 'todo' },
    options: {
      storySort: {
        order: [
          'Начало',
          ['Как найти', 'Обзор', 'Состояния по спецификации', '*'],
          'Страницы',
          'Каталог',
          'Покупка',
          'Кабинет',
          'Город',
          'Содержание',
          'Основа',
          'Навигация',
          'Поля',
          'Слои',
          'Показ',
          'Отклик',
        ],
        method: 'alphabetical',
        locales: 'ru-RU',
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
