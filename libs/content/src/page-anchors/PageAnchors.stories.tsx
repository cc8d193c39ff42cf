import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageAnchors } from './PageAnchors.js';

const anchors = [
  { id: 'write', title: 'Написать нам' },
  { id: 'shops', title: 'Магазины на карте' },
  { id: 'cities', title: 'Все города' },
];

const meta = {
  id: 'content-page-anchors',
  title: 'Содержание/Разделы страницы',
  component: PageAnchors,
  args: { anchors },
  render: (args) => (
    <>
      <PageAnchors {...args} />
      {args.anchors.map(({ id, title }) => (
        <section key={id} id={id} aria-label={title} style={{ minBlockSize: '60vh' }}>
          <h2>{title}</h2>
        </section>
      ))}
    </>
  ),
} satisfies Meta<typeof PageAnchors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Не выбрано', tags: ['picture'] };
export const Jumped: Story = {
  name: 'Раздел выбран',
  tags: ['S2-2'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'cities');
  },
};
export const Single: Story = { name: 'Один раздел: выбирать нечего', args: { anchors: anchors.slice(0, 1) } };
