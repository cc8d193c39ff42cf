import { useState, type ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as kit from '@tropa/ui-kit';
import { SearchField, type IconProps } from '@tropa/ui-kit';
import { StartPage } from './StartPage.js';
import styles from './start.module.css';

const meta = { id: 'start-icons', title: 'Начало/Значки', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const drawings = Object.entries(kit).filter(([name]) => /^[A-Z]\w*Icon$/u.test(name)) as [
  string,
  ComponentType<IconProps>,
][];

function Icons() {
  const [words, setWords] = useState('');
  const found = drawings.filter(([name]) => name.toLowerCase().includes(words.toLowerCase()));
  return (
    <>
      <form role="search" style={{ maxInlineSize: 480 }} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label="Найти значок"
          placeholder="heart, arrow"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onClear={() => setWords('')}
        />
      </form>
      <p role="status">Значков: {found.length}</p>
      <ul className={styles.grid} style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' }}>
        {found.map(([name, Icon]) => (
          <li key={name} className={styles.tile}>
            <span style={{ display: 'flex', alignItems: 'end', gap: 12 }}>
              <Icon size={16} />
              <Icon size={20} />
              <Icon size={32} />
            </span>
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const page = () => (
  <StartPage
    title="Значки"
    lead="Нарисованы здесь, цветом текста, по сетке 24. Экранный диктор их не читает: смысл говорит подпись или имя кнопки."
  >
    <Icons />
  </StartPage>
);

export const All: Story = { name: 'Все', tags: ['picture'], render: page };
export const Found: Story = {
  name: 'Найдено по имени',
  render: page,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти значок' }), 'heart');
    await canvas.findByText(/^HeartIcon$/);
  },
};
