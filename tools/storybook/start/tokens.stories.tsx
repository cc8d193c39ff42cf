import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tropa/ui-kit';
import { ContrastTable, ColorGrid } from './ColorTokens.js';
import { StartPage } from './StartPage.js';
import { sourceOf } from './token-sources.js';
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
    <StartPage
      title="Цвета"
      lead={`Компоненты знают только смысловые имена; палитра — из чего они смешаны. Источник — libs/ui-kit/tokens, формат DTCG; оттуда же figma-variables.json. ${live}`}
    >
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
            <span className={styles.quiet}>{sourceOf(name).description}</span>
          </li>
        ))}
      </ul>
      <h2>Тени</h2>
      <ul className={styles.grid} style={{ gap: 32 }}>
        {tokensOf('shadow-').map((name) => (
          <li key={name} className={styles.tile}>
            <div className={styles.box} style={{ borderRadius: 12, boxShadow: `var(${name})`, border: 0 }} />
            <span className={styles.name}>{shortName(name, '')}</span>
            <span className={styles.quiet}>{sourceOf(name).description}</span>
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
              <td>{sourceOf(name).description}</td>
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

/** «700 · 20/24 px» of a text style written in rem: what a designer sets in Figma. */
function inPixels(font: string): string {
  const px = (rem: string) => String(Number.parseFloat((Number(rem) * 16).toFixed(2))).replace('.', ',');
  const inRems = font.replace(/calc\(([\d.]+) \* 1rem\)/g, '$1rem').replace(/([\d.]+) \* 1rem/g, '$1rem');
  const [, weight = '', size = '', height = ''] = /^(\d+) (.+)\/(\S+) /.exec(inRems) ?? [];
  const sizes = [...size.replace(/, [^,]*vw,/, ',').matchAll(/([\d.]+)rem/g)].map(([, rem = '']) => px(rem)).join('–');
  return `${weight} · ${sizes}/${height.endsWith('rem') ? px(height.slice(0, -3)) : height} px · ${size.replaceAll('rem', ' rem')}`;
}

function Fonts() {
  const valueOf = useTokenValues();
  return tokensOf('font-')
    .filter((name) => name !== '--tropa-font-family')
    .map((name) => (
      <div key={name} className={styles.row}>
        <span>
          <span className={styles.name}>{shortName(name, 'font-')}</span>
          <br />
          <span className={styles.quiet}>{inPixels(valueOf(name))}</span>
          <br />
          <span className={styles.quiet}>{sourceOf(name).description}</span>
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
      lead="Manrope: npm-пакет @fontsource-variable/manrope. Числа — кегль и высота строки в px при 100 %; в стилях они в rem и растут вместе с настройкой браузера — проверьте «Текст: 200 %» на панели."
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
