import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { StartPage } from './StartPage.js';
import styles from './start.module.css';

const meta = { id: 'start-texts', title: 'Начало/Тексты и голос', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rules = [
  ['«вы» — со строчной.', 'Магазин разговаривает, а не пишет письмо.'],
  ['На кнопке — глагол.', '«В корзину», «Забронировать», «Перейти к оплате». Не «ОК» и не «Да».'],
  ['Ошибка говорит, что делать.', '«Проверьте соединение и попробуйте ещё раз», а не «Ошибка 500».'],
  ['Пустое место ведёт дальше.', 'Сначала — чего нет, потом — где взять: «Перейти в каталог».'],
  ['Русская типографика.', 'Тире —, кавычки « », №, неразрывный пробел перед ₽ и внутри чисел: 12 490 ₽.'],
  ['Ни одного латинского слова,', 'кроме марок и того, что закреплено спецификацией.'],
  ['Закреплённое не правят.', 'Слова в кавычках из S1 и S2 стоят буква в букву — даже «еще» без ё в тексте о кредите.'],
  ['Число и слово согласованы.', '1 товар, 2 товара, 5 товаров, 21 товар: считает Intl.PluralRules.'],
] as const;

export const Voice: Story = {
  name: 'Правила голоса',
  render: () => (
    <StartPage title="Голос" lead="Спокойный продавец, который сам ходит в походы: коротко, по делу, без восклицаний.">
      <ul className={styles.prose}>
        {rules.map(([rule, why]) => (
          <li key={rule} style={{ marginBlockStart: 12 }}>
            <strong>{rule}</strong> {why}
          </li>
        ))}
      </ul>
    </StartPage>
  ),
};

type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>(
  [
    '../../../libs/*/src/*/*.texts.ts',
    '../../../apps/storefront/src/shell/*.texts.ts',
    '../../../apps/storefront/src/widgets/*/*.texts.ts',
  ],
  { eager: true },
);

/** Texts of every feature, from the sources themselves. */
const features = Object.entries(files)
  .map(([path, module]) => ({
    feature: path.replace(/^.*(?:libs|apps)\/([^/]+)\/src\/(?:widgets\/)?([^/]+)\/.*$/u, '$1 · $2'),
    texts: Object.entries(module).filter(([name, value]) => name.endsWith('Texts') && typeof value === 'object'),
  }))
  .filter(({ texts }) => texts.length > 0);

/** Parameters that words agree with: a number stands for them. */
const counted = /count|quantity|index|seconds|minutes|page|stock|max|min|size|total|length|pieces|left/iu;

/** A text with its variable parts in braces, as a translator would see it; 21 stands for numbers. */
function readText(value: (...values: never[]) => unknown): string {
  const source = String(value);
  const parameters = source.slice(0, source.indexOf('=>') + 1 || 200);
  const places = [...parameters.matchAll(/(?:^|[(,{])\s*([A-Za-z]+)/gu)].map(([, name = '']) => name);
  const asSaid = places.map((name) => (counted.test(name) ? 21 : `{${name}}`));
  const inObject = Object.fromEntries(places.map((name, at) => [name, asSaid[at]]));
  for (const values of [/^\(?\s*\{/u.test(parameters) ? [inObject] : asSaid, [21], [21, 21]]) {
    try {
      const text = (value as (...all: unknown[]) => unknown)(...values);
      if (typeof text === 'string' && !/undefined|\[object|NaN/u.test(text)) return text;
    } catch {
      // The next try has other values.
    }
  }
  return '…';
}

function linesOf(texts: object, prefix = ''): (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([name, value]): (readonly [string, string])[] => {
    if (typeof value === 'string') return [[prefix + name, value]];
    if (typeof value === 'function') return [[`${prefix}${name}()`, readText(value as never)]];
    return value && typeof value === 'object' ? linesOf(value as object, `${prefix}${name}.`) : [];
  });
}

export const All: Story = {
  name: 'Все тексты',
  render: () => (
    <StartPage
      title="Все тексты"
      lead="Слова каждой части лежат одним объектом; сайт, который говорит иначе, передаёт свои в свойстве texts или словарём для всего магазина, под именем объекта. Скобки () — текст собирается из данных."
    >
      {features.map(({ feature, texts }) => (
        <section key={`${feature} ${texts.map(([name]) => name).join()}`}>
          <h2>{feature}</h2>
          {texts.map(([name, value]) => (
            <Fragment key={name}>
              <h3>
                <code>{name.replace(/Texts$/u, '')}</code>
              </h3>
              <dl style={{ marginBlockStart: 12 }}>
                {linesOf(value as object).map(([key, text]) => (
                  <div key={key} className={styles.row} style={{ marginBlockStart: 4 }}>
                    <dt className={styles.quiet}>{key}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </Fragment>
          ))}
        </section>
      ))}
    </StartPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const text of ['Промокод применён', 'Убрать', 'изменить']) await canvas.findAllByText(text);
    const [minified] = /\{[A-Za-z]\}/u.exec(canvasElement.textContent) ?? [];
    if (minified) throw new Error(`The build has renamed the parameters of texts: ${minified}`);
  },
};
