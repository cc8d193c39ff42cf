import { Fragment } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { reduceMotion } from './reduced-motion.js';

/**
 * Text size and motion, as set in the toolbar. The kit's font sizes are in rem, so the root's size scales all of them.
 */
export const withDisplay: Decorator = (Story, { globals }) => {
  const { text = '100', motion = 'system' } = globals as { text?: string; motion?: string };
  document.documentElement.style.fontSize = text === '100' ? '' : `${text}%`;
  reduceMotion(motion === 'reduced');
  // A story queries motion once, when it starts.
  return (
    <Fragment key={motion}>
      <Story />
    </Fragment>
  );
};
