import type { Meta, StoryObj } from '@storybook/react-vite';
import { toArticleStoryCards } from './articles.fixtures.js';
import { Article } from './Article.js';
import { OtherArticles } from './OtherArticles.js';

const [first, ...others] = toArticleStoryCards(4);

const meta = {
  id: 'content-article',
  title: 'Содержание/Статья',
  component: Article,
  args: {
    title: 'Как выбрать беговые лыжи',
    date: '15.11.2026',
    img: first?.img ?? '',
    html:
      '<p>Первый вопрос — не бренд, а ход. Классика едет по нарезанной лыжне и подходит большинству.</p>' +
      '<h2>Ростовка и жёсткость</h2><p>Для классики к росту прибавляют 15–25 см, для <a href="#skate">конька</a> — 10–15 см.</p>' +
      '<ul><li><strong>Насечка</strong> — поставил и поехал.</li><li><strong>Камус</strong> держит надёжно при любой погоде.</li></ul>' +
      '<table><tbody><tr><th>Рост, см</th><th>Лыжи, см</th></tr><tr><td>170</td><td>190</td></tr></tbody></table>' +
      '<blockquote>Ботинки выбирают раньше лыж.</blockquote>',
  },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { name: 'С картинкой', tags: ['S1-1', 'picture'] };
export const Plain: Story = { name: 'Без картинки и даты', args: { img: '', date: '' } };
export const Long: Story = {
  name: 'Длинное название',
  args: {
    title: 'Водоотталкивающая пропитка, противоскользящая подошва и другие слова, которые стоит понимать до покупки',
  },
};
export const WithOthers: Story = {
  name: 'С другими статьями',
  render: (args) => (
    <>
      <Article {...args} />
      <OtherArticles items={others} />
    </>
  ),
};
