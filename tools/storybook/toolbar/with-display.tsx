import { Fragment } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { reduceMotion } from './reduced-motion.js';

/** Size of text and motion, as the toolbar says. The kit's type is in rem, so the root's size moves all of it. */
export const withDisplay: Decorator = (Story, { globals }) => {
  const { text = '100', motion = 'system' } = globals as { text?: string; motion?: string };
  document.documentElement.style.fontSize = text === '100' ? '' : `${text}%`;
  reduceMotion(motion === 'reduced');
  // A story asks about motion once, when it begins.
  return (
    <Fragment key={motion}>
      <Story />
    </Fragment>
  );
};
