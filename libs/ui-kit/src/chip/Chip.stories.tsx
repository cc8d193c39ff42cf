import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './Chip.js';
import { ChipLink } from './ChipLink.js';

const meta = {
  id: 'kit-chip',
  title: 'Навигация/Фишка',
  component: Chip,
  args: { children: 'Norda', onRemove: () => {} },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = { name: 'Выбранный фильтр', tags: ['picture'] };
export const Links: Story = {
  name: 'Популярные запросы',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <ChipLink href="#1">лыжи для конькового хода</ChipLink>
      <ChipLink href="#2">коньки детские раздвижные</ChipLink>
      <ChipLink href="#3" aria-current="page">
        снегокаты
      </ChipLink>
    </div>
  ),
};

/** What a pointer, the keyboard and a press make of it: the toolbar's states, held still. */
export const Touched: Story = {
  name: 'Наведение, фокус, нажатие',
  parameters: { pseudo: { hover: ['.hover'], focusVisible: ['.focus'], active: ['.active'] } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {['', 'hover', 'focus', 'hover active'].map((state) => (
        <Chip key={state} className={state} onRemove={() => {}}>
          Norda
        </Chip>
      ))}
    </div>
  ),
};
