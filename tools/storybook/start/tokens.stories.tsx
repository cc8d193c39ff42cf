import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tropa/ui-kit';
import { ContrastTable, ColorGrid } from './ColorTokens.js';
import { StartPage } from './StartPage.js';
import { shortName, tokensOf, useTokenValues } from './tokens.js';
import styles from './start.module.css';

const meta = { id: 'start-tokens', title: 'Начало/Токены', tags: ['!autodocs', 'picture'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const live =
  'Всё на этой странице прочитано из стилей набора в браузере: смените тему или размер текста — числа сменятся тоже.';

export const Colours: Story = {
  name: 'Цвета',
  render: () => (
    <StartPage title="Цвета" lead={`Компоненты знают только смысловые имена; палитра — из чего они смешаны. ${live}`}>
      <h2>По смыслу</h2>
      <ColorGrid prefix="color-" />
      <h2>Палитра</h2>
      {['yellow-', 'gray-', 'teal-', 'red-', 'blue-'].map((prefix) => (
        <ColorGrid key={prefix} prefix={prefix} keepsPrefix />
      ))}
    </StartPage>
  ),
};

export const Contrast: Story = {
  name: 'Контраст',
  tags: ['!picture'],
  render: () => (
    <StartPage
      title="Контраст"
      lead={`Текст — не меньше 4,5 к 1, края и значки — не меньше 3 к 1; в высокой контрастности 7 и 4,5. ${live}`}
    >
      <ContrastTable />
    </StartPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    const low = [...canvasElement.querySelectorAll('[data-low]')].map((row) => row.textContent);
    if (low.length > 0) throw new Error(`Too little contrast: ${low.join('; ')}`);
  },
};

function SpaceRows() {
  const valueOf = useTokenValues();
  return tokensOf('space-').map((name) => (
    <div key={name} className={styles.row}>
      <span>
        <span className={styles.name}>{shortName(name, '')}</span> <span className={styles.quiet}>{valueOf(name)}</span>
      </span>
      <div className={styles.bar} style={{ inlineSize: `var(${name})` }} />
    </div>
  ));
}

export const Spaces: Story = {
  name: 'Отступы',
  render: () => (
    <StartPage
      title="Отступы"
      lead="Шаг — 4 px. Между карточками ленты — 32, поля страницы — 16, 24, 32, 40 по ширине окна."
    >
      <div>
        <SpaceRows />
      </div>
    </StartPage>
  ),
};

function ShapeTables() {
  const valueOf = useTokenValues();
  return (
    <>
      <h2>Углы</h2>
      <ul className={styles.grid}>
        {tokensOf('radius-').map((name) => (
          <li key={name} className={styles.tile}>
            <div className={styles.box} style={{ borderRadius: `var(${name})` }} />
            <span className={styles.name}>{shortName(name, '')}</span>
            <span className={styles.quiet}>{valueOf(name)}</span>
          </li>
        ))}
      </ul>
      <h2>Тени</h2>
      <ul className={styles.grid} style={{ gap: 32 }}>
        {tokensOf('shadow-').map((name) => (
          <li key={name} className={styles.tile}>
            <div className={styles.box} style={{ borderRadius: 12, boxShadow: `var(${name})`, border: 0 }} />
            <span className={styles.name}>{shortName(name, '')}</span>
          </li>
        ))}
      </ul>
      <h2>Размеры</h2>
      <table className={styles.table}>
        <tbody>
          {['control-', 'dialog-', 'container-', 'header-', 'text-column', 'gutter'].flatMap(tokensOf).map((name) => (
            <tr key={name}>
              <th scope="row">{shortName(name, '')}</th>
              <td>{valueOf(name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export const Shapes: Story = {
  name: 'Углы, тени, размеры',
  render: () => (
    <StartPage
      title="Углы, тени, размеры"
      lead="4 — метки, 8 — кнопки, 12 — карточки, 16 — диалоги. Тень только у того, что парит."
    >
      <ShapeTables />
    </StartPage>
  ),
};

function Fonts() {
  const valueOf = useTokenValues();
  return tokensOf('font-')
    .filter((name) => name !== '--tropa-font-family')
    .map((name) => (
      <div key={name} className={styles.row}>
        <span>
          <span className={styles.name}>{shortName(name, 'font-')}</span>
          <br />
          <span className={styles.quiet}>{valueOf(name).split(' var(')[0]?.split(" 'Manrope")[0]}</span>
        </span>
        <span style={{ font: `var(${name})` }}>Палатка на двоих, 12 490 ₽</span>
      </div>
    ));
}

export const Type: Story = {
  name: 'Шрифт',
  render: () => (
    <StartPage
      title="Шрифт"
      lead="Manrope. Размеры в rem: они растут вместе с настройкой браузера — проверьте «Текст: 200 %» на панели."
    >
      <div>
        <Fonts />
      </div>
    </StartPage>
  ),
};

function Movers() {
  const [isMoved, setMoved] = useState(false);
  const valueOf = useTokenValues();
  return (
    <>
      <Button variant="outline" onClick={() => setMoved((moved) => !moved)}>
        Двинуть
      </Button>
      {tokensOf('duration-').map((name) => (
        <div key={name} className={styles.row}>
          <span>
            <span className={styles.name}>{shortName(name, '')}</span>{' '}
            <span className={styles.quiet}>{valueOf(name)}</span>
          </span>
          <div
            className={styles.mover}
            data-moved={isMoved || undefined}
            style={{ transitionDuration: `var(${name})` }}
          />
        </div>
      ))}
      <p className={styles.quiet}>Кривая: {valueOf('--tropa-ease')}</p>
    </>
  );
}

export const Motion: Story = {
  name: 'Движение',
  tags: ['!picture'],
  render: () => (
    <StartPage
      title="Движение"
      lead="Движутся только сдвиг и прозрачность. Кто просит систему двигать меньше, не видит движения вовсе."
    >
      <Movers />
    </StartPage>
  ),
};
