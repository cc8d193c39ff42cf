import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStoryShop } from '../testing/story.fixtures.js';
import { SearchBox } from './SearchBox.js';
import { SearchDropdown } from './SearchDropdown.js';
import { searchTexts } from './search.texts.js';

const meta = {
  id: 'catalog-search',
  title: 'Каталог/Поиск',
  component: SearchBox,
  decorators: [withStoryShop()],
  args: { navigate: () => {}, openTab: () => {} },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dropdown hangs from the field: here it gets a place of its own. */
const dropdown = () => (
  <div style={{ position: 'relative', blockSize: 580, maxInlineSize: 640 }}>
    <SearchDropdown listId="found" query="лыжи" activeId="found-1-1" allHref="/search/?q=лыжи" texts={searchTexts} />
  </div>
);

export const Field: Story = { name: 'Поле' };
export const Filled: Story = { name: 'Страница результатов', args: { initialQuery: 'лыжи беговые' } };
export const Found: Story = { name: 'Список найденного', render: dropdown };
export const Nothing: Story = {
  name: 'Ничего не найдено',
  render: dropdown,
  decorators: [withStoryShop({ answers: { searchProducts: { items: [] } } })],
};
export const Waiting: Story = { name: 'Ищем', render: dropdown, decorators: [withStoryShop({ latency: 1e9 })] };
export const Broken: Story = {
  name: 'Не отвечает',
  render: dropdown,
  decorators: [withStoryShop({ failures: { searchProducts: 'http500' } })],
};
