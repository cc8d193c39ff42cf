import type { Meta, StoryObj } from '@storybook/react-vite';
import { SafeHtml } from './SafeHtml.js';

const meta = {
  id: 'kit-safe-html',
  title: 'Показ/Текст с сервера',
  component: SafeHtml,
  args: {
    html: '<h3>Как выбрать размер</h3><p>Измерьте стопу и сверьтесь с <a href="#table">таблицей</a>.</p><table><tr><th>RU</th><th>EU</th><th>см</th></tr><tr><td>41</td><td>42</td><td>26,5</td></tr></table><ul><li>мерьте вечером</li><li>в тех же носках</li></ul><script>document.title = "не должно случиться"</script>',
  },
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prose: Story = { name: 'Статья', tags: ['picture'] };
