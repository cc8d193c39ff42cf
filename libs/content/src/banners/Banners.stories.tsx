import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banners } from './Banners.js';

const plate = (from: string, art: string) =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="${from}"/>` +
      `<path d="M120 90 155 25l35 65z" fill="${art}"/></svg>`,
  );
const banner = (text: string, from: string, art: string) => ({ link: '/catalog/', image: plate(from, art), text });
const six = [
  banner('Коньки всей семьёй', '#E6F6F4', '#00756A'),
  banner('Сервис: заточка за один день', '#E9F1FB', '#1258A8'),
  banner('На воду с SUP-доской', '#E2F1FB', '#4B89B3'),
  banner('Бежать мягко', '#FDEFE9', '#B98369'),
  banner('Рыбалка без суеты', '#EEF4E3', '#7C9553'),
  banner('Игры для двора', '#FFF6DC', '#BF952E'),
];
/** The file does not exist: such a banner falls back to its poster. */
const film = { ...six[2], image: 'data:video/mp4;base64,AAAA', isVideo: true, poster: six[2]?.image ?? '' };

const meta = {
  id: 'content-banners',
  title: 'Содержание/Плитка баннеров',
  component: Banners,
  args: { banners: six },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Banners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = { name: 'Шесть баннеров', tags: ['S1-2', 'picture'] };
export const Two: Story = { name: 'Два баннера', args: { banners: six.slice(0, 2) } };
export const Around: Story = { name: 'Вокруг слайдера', args: { isAroundSlider: true } };
export const Video: Story = {
  name: 'Видео, которое не загрузилось',
  tags: ['S1-2'],
  args: { banners: [film, ...six.slice(3, 5)] },
};
export const LongText: Story = {
  name: 'Длинные слова',
  args: {
    banners: [
      banner('Высококвалифицированное обслуживание горнолыжного снаряжения за один рабочий день', '#FFF6DC', '#BF952E'),
      ...six.slice(1, 3),
    ],
  },
};
export const Advert: Story = {
  name: 'Реклама партнёра',
  args: {
    banners: [{ ...six[0]!, advert: { advertiser: 'ООО «Северный ветер»', erid: '2VtzqwEs7rT' } }, ...six.slice(1)],
  },
};
export const None: Story = { name: 'Пусто', tags: ['S1-2'], args: { banners: [] } };
