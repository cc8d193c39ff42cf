import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarsIcon, CloseIcon, HeartIcon, SearchIcon } from '../icon/icons.js';
import { IconButton } from './IconButton.js';

const meta = {
  id: 'kit-icon-button',
  title: 'Основа/Кнопка-значок',
  component: IconButton,
  args: { label: 'Закрыть', children: <CloseIcon /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const Plain: Story = { name: 'Простая' };

export const OverPicture: Story = {
  name: 'На картинке',
  render: () => (
    <div style={{ ...row, padding: 24, background: 'var(--tropa-color-plate)' }}>
      <IconButton variant="float" size="sm" label="В избранное" isActive={false}>
        <HeartIcon />
      </IconButton>
      <IconButton variant="float" size="sm" label="В избранное" isActive>
        <HeartIcon />
      </IconButton>
      <IconButton variant="float" size="sm" label="К сравнению" isActive={false}>
        <BarsIcon />
      </IconButton>
    </div>
  ),
};

export const Variants: Story = {
  name: 'Виды и состояния',
  tags: ['picture'],
  render: () => (
    <div style={row}>
      <IconButton variant="outline" size="lg" label="В избранное">
        <HeartIcon />
      </IconButton>
      <IconButton variant="outline" size="lg" label="В избранном" isActive>
        <HeartIcon />
      </IconButton>
      <IconButton variant="primary" label="Найти">
        <SearchIcon />
      </IconButton>
      <IconButton variant="outline" label="Загрузка" isLoading>
        <HeartIcon />
      </IconButton>
      <IconButton variant="outline" label="Недоступно" disabled>
        <HeartIcon />
      </IconButton>
    </div>
  ),
};

/** What a pointer, the keyboard and a press make of it: the toolbar's states, held still. */
export const Touched: Story = {
  name: 'Наведение, фокус, нажатие',
  parameters: { pseudo: { hover: ['.hover'], focusVisible: ['.focus'], active: ['.active'] } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['plain', 'outline', 'float', 'primary'] as const).map((variant) => (
        <div key={variant} style={row}>
          {['', 'hover', 'focus', 'hover active'].map((state) => (
            <IconButton key={state} variant={variant} className={state} label="В избранное">
              <HeartIcon />
            </IconButton>
          ))}
        </div>
      ))}
    </div>
  ),
};
