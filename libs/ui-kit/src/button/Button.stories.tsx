import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRightIcon, PlusIcon } from '../icon/icons.js';
import { Button } from './Button.js';

const meta = {
  id: 'kit-button',
  title: 'Основа/Кнопка',
  component: Button,
  args: { children: 'В корзину' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const Primary: Story = { name: 'Главная' };

export const Variants: Story = {
  name: 'Виды',
  tags: ['picture'],
  render: () => (
    <div style={row}>
      <Button>В корзину</Button>
      <Button variant="outline">В корзине</Button>
      <Button variant="dark">Выбрать лыжи</Button>
      <Button variant="secondary">Показать ещё</Button>
      <Button variant="ghost">Отмена</Button>
    </div>
  ),
};

export const Sizes: Story = {
  name: 'Размеры',
  render: () => (
    <div style={row}>
      <Button size="sm" variant="outline">
        Применить
      </Button>
      <Button size="md" variant="outline">
        Забронировать
      </Button>
      <Button size="lg">Оформить заказ</Button>
    </div>
  ),
};

export const States: Story = {
  name: 'Состояния',
  render: () => (
    <div style={row}>
      <Button isLoading>В корзину</Button>
      <Button variant="outline" isLoading>
        Забронировать
      </Button>
      <Button disabled>Нет в наличии</Button>
      <Button variant="outline" disabled>
        Недоступно
      </Button>
    </div>
  ),
};

/** What a pointer, the keyboard and a press make of it: the toolbar's states, held still. */
export const Touched: Story = {
  name: 'Наведение, фокус, нажатие',
  parameters: { pseudo: { hover: ['.hover'], focusVisible: ['.focus'], active: ['.active'] } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['primary', 'outline', 'dark', 'secondary', 'ghost'] as const).map((variant) => (
        <div key={variant} style={row}>
          <Button variant={variant}>Как есть</Button>
          <Button variant={variant} className="hover">
            Наведение
          </Button>
          <Button variant={variant} className="focus">
            Фокус
          </Button>
          <Button variant={variant} className="hover active">
            Нажатие
          </Button>
        </div>
      ))}
    </div>
  ),
};

export const WithIcons: Story = {
  name: 'Со значком',
  render: () => (
    <div style={row}>
      <Button variant="dark" iconStart={<PlusIcon />}>
        Добавить
      </Button>
      <Button variant="ghost" href="#all" iconEnd={<ArrowRightIcon />}>
        Смотреть все
      </Button>
    </div>
  ),
};

export const FullWidth: Story = {
  name: 'Во всю ширину',
  args: { isFullWidth: true, size: 'lg', children: 'Перейти к оплате' },
};

export const AsLink: Story = { name: 'Ссылкой', args: { href: '#catalog', children: 'В каталог' } };
