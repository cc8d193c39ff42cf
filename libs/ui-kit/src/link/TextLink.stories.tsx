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
