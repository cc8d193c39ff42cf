import { Fragment } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { reduceMotion } from './reduced-motion.js';
import { themes, type ThemeName } from './toolbar-globals.js';

/** Sets a theme on the page, as a host does. */
export function setTheme(name: ThemeName): void {
  const { theme, contrast }: { theme: string; contrast?: string } = themes[name];
  const { dataset } = document.documentElement;
  dataset['theme'] = theme;
  if (contrast) dataset['contrast'] = contrast;
  else delete dataset['contrast'];
}

/**
 * Theme, text size and motion, as set in the toolbar. The kit's font sizes are in rem, so the root's size scales all of them.
 */
export const withDisplay: Decorator = (Story, { globals }) => {
  const {
    theme = 'light',
    text = '100',
    motion = 'system',
  } = globals as Partial<Record<'text' | 'motion', string>> & {
    theme?: ThemeName;
  };
  setTheme(theme);
  document.documentElement.style.fontSize = text === '100' ? '' : `${text}%`;
  reduceMotion(motion === 'reduced');
  // A story queries motion once, when it starts.
  return (
    <Fragment key={motion}>
      <Story />
    </Fragment>
  );
};
