import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.js';

const meta = {
  id: 'kit-text-link',
  title: 'Основа/Ссылка',
  component: TextLink,
  args: { href: '#all', children: 'смотреть все' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычная' };
export const Action: Story = { name: 'Действие', args: { href: undefined, children: 'Сбросить всё' } };
export const Disabled: Story = { name: 'Недоступная', args: { disabled: true } };
export const InText: Story = {
  name: 'В тексте',
  tags: ['picture'],
  render: () => (
    <p>
      Тюмень <TextLink>изменить</TextLink> ·{' '}
      <TextLink href="#shops" tone="muted">
        9 магазинов
      </TextLink>
    </p>
  ),
};

/** What a pointer, the keyboard and a press make of it: the toolbar's states, held still. */
export const Touched: Story = {
  name: 'Наведение, фокус, нажатие',
  parameters: { pseudo: { hover: ['.hover'], focusVisible: ['.focus'], active: ['.active'] } },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['default', 'muted', 'inherit'] as const).map((tone) => (
        <p key={tone} style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          {(['', 'hover', 'focus', 'hover active'] as const).map((state) => (
            <TextLink key={state} href="#all" tone={tone} className={state}>
              смотреть все
            </TextLink>
          ))}
        </p>
      ))}
    </div>
  ),
};
