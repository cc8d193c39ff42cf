import type { Meta, StoryObj } from '@storybook/react-vite';
import { StartPage } from './StartPage.js';
import { docsHref, pictureHref, storyHref, useStoryIndex, type IndexEntry } from './story-links.js';
import styles from './start.module.css';

const meta = { id: 'start-overview', title: 'Начало/Обзор', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const componentOf = (id: string) => id.slice(0, id.indexOf('--'));

/** Components of a group, in the order of the sidebar. */
function shelvesOf(entries: readonly IndexEntry[]) {
  const shelves = new Map<string, Map<string, IndexEntry[]>>();
  for (const entry of entries) {
    const [shelf = '', ...rest] = entry.title.split('/');
    if (shelf === 'Начало') continue;
    const components = shelves.get(shelf) ?? new Map<string, IndexEntry[]>();
    const name = rest.join(' / ');
    components.set(name, [...(components.get(name) ?? []), entry]);
    shelves.set(shelf, components);
  }
  return shelves;
}

function Tile({ name, stories }: { name: string; stories: readonly IndexEntry[] }) {
  const [first] = stories;
  if (!first) return null;
  const pictured = stories.find(({ tags }) => tags.includes('picture'));
  const href = first.tags.includes('autodocs') ? docsHref(componentOf(first.id)) : storyHref(first.id);
  return (
    <li>
      <a className={styles.tile} href={href} target="_top">
        {pictured ? (
          <img className={styles.thumb} src={pictureHref(pictured.id)} alt="" width={480} height={360} loading="lazy" />
        ) : (
          <span className={styles.thumb} />
        )}
        <span className={styles.name}>{name}</span>
      </a>
      <span className={styles.quiet}>состояний: {stories.length}</span>
    </li>
  );
}

function Overview() {
  const entries = useStoryIndex();
  if (!entries) return <p role="status">Загружается</p>;
  return [...shelvesOf(entries)].map(([shelf, components]) => (
    <section key={shelf} aria-label={shelf}>
      <h2>{shelf}</h2>
      <ul className={styles.grid} style={{ marginBlockStart: 16 }}>
        {[...components].map(([name, stories]) => (
          <Tile key={name} name={name} stories={stories} />
        ))}
      </ul>
    </section>
  ));
}

export const All: Story = {
  name: 'Все компоненты',
  render: () => (
    <StartPage title="Обзор" lead="Картинка ведёт на страницу компонента, где все его состояния стоят одно под другим.">
      <Overview />
    </StartPage>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Каталог' });
  },
};
