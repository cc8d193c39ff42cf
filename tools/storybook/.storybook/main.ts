import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../start/*.stories.tsx', '../pages/*.stories.tsx', '../../../libs/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  // The toolbar's theme provides the background of a story; outlines and measurements are what designers look for.
  features: { backgrounds: false },
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  // The committed pictures are the thumbnails of the overview.
  staticDirs: [{ from: '../pictures', to: '/pictures' }],
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // The libs are read from their sources: no build before a story.
    resolve: {
      ...vite.resolve,
      conditions: ['@tropa/source', ...(vite.resolve?.conditions ?? ['module', 'browser', 'development|production'])],
    },
    // The static build must work from any folder: the shop serves it under /storybook/.
    base: './',
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      // «Все тексты» shows a text's parameters by their names: these must survive the build.
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { minify: { mangle: false } } },
    },
  }),
};

export default config;
