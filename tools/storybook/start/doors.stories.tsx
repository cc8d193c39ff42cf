import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, SelectField } from '@tropa/ui-kit';
import { mountSnippet, reactSnippet, scriptSnippet } from './door-snippets.js';
import { StartPage } from './StartPage.js';
import { widgetDoors } from './widget-doors.js';
import styles from './start.module.css';

const meta = { id: 'start-doors', title: 'Начало/Три двери', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Snippet({ title, hint, code }: { title: string; hint: string; code: string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setSaid('Скопировано'),
      () => setSaid('Браузер не дал скопировать: выделите код'),
    );
  return (
    <section aria-label={title} style={{ marginBlockStart: 24 }}>
      <h2>{title}</h2>
      <p className={styles.quiet}>{hint}</p>
      <pre className={styles.code} style={{ marginBlock: 12 }}>
        <code>{code}</code>
      </pre>
      <Button variant="outline" size="sm" onClick={() => void copy()} aria-label={`Скопировать: ${title}`}>
        Скопировать
      </Button>{' '}
      <span role="status">{said}</span>
    </section>
  );
}

function Doors() {
  const [chosen, setChosen] = useState('search');
  const door = widgetDoors.find(({ widget }) => widget === chosen) ?? widgetDoors[0];
  if (!door) return null;
  return (
    <>
      <div style={{ maxInlineSize: 416 }}>
        <SelectField
          label="Виджет"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          options={widgetDoors.map(({ widget, title }) => ({ value: widget, label: title }))}
        />
      </div>
      <Snippet title="1. Компонент React" hint="React 18.3 или 19, любой сборщик." code={reactSnippet(door)} />
      <Snippet
        title="2. shop.mount()"
        hint="Страница без своего React: элемент отдаётся виджету целиком."
        code={mountSnippet(door)}
      />
      <Snippet
        title="3. Скрипт и data-widget"
        hint="HTML любого сервера. Все виджеты страницы делят один склад и один набор запросов."
        code={scriptSnippet(door)}
      />
    </>
  );
}

const page = () => (
  <StartPage title="Три двери" lead="Любой виджет берут одним из трёх способов. Выберите виджет и скопируйте код.">
    <Doors />
  </StartPage>
);

export const All: Story = { name: 'Код для любого виджета', render: page };
export const Order: Story = {
  name: 'Код оформления заказа',
  render: page,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Виджет' }), 'order');
    await canvas.findByText(/data-widget="order"/);
  },
};
