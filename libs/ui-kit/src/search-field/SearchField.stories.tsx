import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './SearchField.js';

const meta = {
  id: 'kit-search-field',
  title: 'Поля/Поиск',
  component: SearchField,
  args: { placeholder: 'Палатка, кроссовки, лыжи…' },
  decorators: [
    (Story) => (
      <form role="search" style={{ maxInlineSize: 620 }} onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пустой' };
export const Filled: Story = {
  name: 'С запросом',
  tags: ['picture'],
  args: { defaultValue: 'рюкзак', onClear: () => {} },
};
export const Loading: Story = { name: 'Ищет', args: { defaultValue: 'рюкзак', isLoading: true } };
