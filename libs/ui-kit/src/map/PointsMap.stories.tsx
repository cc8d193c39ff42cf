import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { cityPoints, fakeTile, manyPoints } from './map.fixtures.js';
import { PointsMap } from './PointsMap.js';
import type { PointsMapProps } from './PointsMap.js';

function Choosing({ chosenId = null, ...props }: PointsMapProps) {
  const [chosen, setChosen] = useState(chosenId);
  return <PointsMap {...props} style={{ blockSize: 400 }} chosenId={chosen} onChoose={setChosen} />;
}

const meta = {
  id: 'kit-points-map',
  title: 'Показ/Карта точек',
  component: PointsMap,
  args: { points: cityPoints, label: 'Магазины на карте' },
  render: (props) => <Choosing {...props} />,
} satisfies Meta<typeof PointsMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plot: Story = { name: 'План без чужих карт', tags: ['picture'] };
export const Chosen: Story = { name: 'План, точка выбрана', args: { chosenId: 3 } };
export const Single: Story = { name: 'Одна точка', tags: ['S1-9'], args: { points: cityPoints.slice(0, 1) } };
export const Many: Story = { name: 'Много точек', args: { points: manyPoints } };
export const Nearer: Story = {
  name: 'Много точек, часть ближе',
  args: { points: manyPoints },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /рядом:/ }))[0]!);
    await canvas.findByRole('button', { name: 'Показать все' });
  },
};
export const Nothing: Story = { name: 'Без точек', args: { points: [] } };
export const Tiles: Story = {
  name: 'Плитки',
  args: {
    chosenId: 2,
    tileUrl: `${fakeTile}#{z}-{x}-{y}`,
    tileAttribution: '© <a href="#osm">участники OpenStreetMap</a>',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Приблизить' });
  },
};
export const BrokenTiles: Story = {
  name: 'Плитки не пришли',
  args: { tileUrl: 'data:image/png;base64,broken#{z}-{x}-{y}' },
};
/** The script is kept from loading, so that no host is asked, and the key is rejected as Google rejects it. */
export const BrokenGoogle: Story = {
  name: 'Google не загрузился',
  args: { googleKey: 'story' },
  beforeEach: () => {
    const { head } = document;
    const isGoogle = (node: unknown) => node instanceof HTMLScriptElement && node.src.includes('googleapis');
    const { append, appendChild } = head;
    head.append = (...nodes) =>
      append.apply(
        head,
        nodes.filter((node) => !isGoogle(node)),
      );
    head.appendChild = (node) => (isGoogle(node) ? node : (appendChild.call(head, node) as typeof node));
    // The key is rejected as soon as the map listens for it.
    let onRejected: (() => void) | undefined;
    Object.defineProperty(window, 'gm_authFailure', {
      configurable: true,
      get: () => onRejected,
      set: (listener: typeof onRejected) => {
        onRejected = listener;
        if (listener) queueMicrotask(listener);
      },
    });
    return () => {
      Object.assign(head, { append, appendChild });
      Reflect.deleteProperty(window, 'gm_authFailure');
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Север вверху' });
  },
};
