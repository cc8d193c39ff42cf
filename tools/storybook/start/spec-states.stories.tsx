import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '@tropa/ui-kit';
import states from '../spec-states.json';
import { StartPage } from './StartPage.js';
import { storyHref } from './story-links.js';
import styles from './start.module.css';

const meta = { id: 'start-spec-states', title: 'Начало/Состояния по спецификации', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const documents = { S1: 'S1 · просмотр', S2: 'S2 · покупка и кабинет' };

const sections = Object.entries(states.sections).map(([section, title]) => ({
  section,
  title,
  rows: states.states.filter((row) => row[0] === section),
}));

function States() {
  const [words, setWords] = useState('');
  const wanted = words.toLowerCase();
  const found = sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter(([id = '', text = '']) => `${id} ${text}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <form role="search" style={{ maxInlineSize: 480 }} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label="Найти состояние"
          placeholder="промокод, пусто, S2-8"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onClear={() => setWords('')}
        />
      </form>
      <p role="status">Найдено состояний: {found.reduce((sum, { rows }) => sum + rows.length, 0)}</p>
      {found.map(({ section, title, rows }) => (
        <section key={section} className={styles.prose} aria-label={`${section}: ${title}`}>
          <h2>
            {documents[section.slice(0, 2) as keyof typeof documents]}, §{section.slice(3)}: {title}
          </h2>
          <ul>
            {rows.map(([, text = '', story = '']) => (
              <li key={text}>
                <a className={styles.link} href={storyHref(story)} target="_top">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const page = () => (
  <StartPage
    title="Состояния по спецификации"
    lead="Что названо в S1 и S2, и история, где это видно. Проверка сборки не даёт строке остаться без истории."
  >
    <States />
  </StartPage>
);

export const All: Story = { name: 'Все', render: page };
export const Found: Story = {
  name: 'Найдено по слову',
  render: page,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти состояние' }), 'промокод');
    await canvas.findByRole('link', { name: /Промокод применён/ });
  },
};
