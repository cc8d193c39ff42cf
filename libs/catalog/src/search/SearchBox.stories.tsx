import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWireExtremes, withStoryShop } from '../testing/story.fixtures.js';
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

/** The dropdown hangs from the field: here space is reserved for it. */
const dropdown = () => (
  <div style={{ minBlockSize: 580 }}>
    <div style={{ position: 'relative', maxInlineSize: 640 }}>
      <SearchDropdown listId="found" query="лыжи" activeId="found-1-1" allHref="/search/?q=лыжи" texts={searchTexts} />
    </div>
  </div>
);

export const Field: Story = { name: 'Поле', tags: ['S1-2'] };
export const Filled: Story = { name: 'Страница результатов', tags: ['S1-2'], args: { initialQuery: 'лыжи беговые' } };
export const Found: Story = { name: 'Список найденного', tags: ['S1-9', 'picture'], render: dropdown };
export const Nothing: Story = {
  name: 'Ничего не найдено',
  tags: ['S1-8'],
  render: dropdown,
  decorators: [withStoryShop({ answers: { searchProducts: { items: [] } } })],
};
export const Waiting: Story = {
  name: 'Загружается',
  tags: ['S1-7'],
  render: dropdown,
  decorators: [withStoryShop({ latency: 1e9 })],
};
export const Broken: Story = {
  name: 'Не загрузилось',
  tags: ['S1-8'],
  render: dropdown,
  decorators: [withStoryShop({ failures: { searchProducts: 'http500' } })],
};
/** In a narrow window an icon opens the field first. */
export const Typing: Story = {
  name: 'Набран запрос, открыт список',
  tags: ['S1-2'],
  decorators: [(Story) => <div style={{ minBlockSize: 560 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const icon = canvas.queryByRole('button', { name: 'Открыть поиск' });
    if (icon) await userEvent.click(icon);
    await userEvent.type(await canvas.findByRole('combobox'), 'лыжи');
    await canvas.findByRole('listbox', {}, { timeout: 5000 });
  },
};
export const Opened: Story = {
  name: 'Открыт значком телефона',
  tags: ['S1-4'],
  globals: { viewport: { value: 'w360' } },
  decorators: [(Story) => <div style={{ minBlockSize: 120 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const icon = canvas.queryByRole('button', { name: 'Открыть поиск' });
    if (icon) await userEvent.click(icon);
    await canvas.findByRole('combobox');
  },
};
/** What a header of two lines shows on a phone: the look of the field opens it. */
export const FieldOpener: Story = {
  name: 'Поле телефона',
  args: { opener: 'field' },
  globals: { viewport: { value: 'w360' } },
};
export const OneFound: Story = {
  name: 'Найден один товар',
  render: dropdown,
  decorators: [withStoryShop({ answers: { searchProducts: { items: storyWireExtremes(1) } } })],
};
