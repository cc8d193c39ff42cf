import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../checkbox/Checkbox.js';
import { Disclosure } from './Disclosure.js';

const meta = {
  id: 'kit-disclosure',
  title: 'Навигация/Раскрытие',
  component: Disclosure,
  args: {
    summary: 'Бренд',
    children: (
      <>
        <Checkbox label="Norda" count={38} defaultChecked />
        <Checkbox label="Sable" count={27} />
        <Checkbox label="Барс" count={12} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 264 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'Открыто', tags: ['picture'], args: { defaultOpen: true } };
export const Closed: Story = { name: 'Закрыто' };
