import type { Meta, StoryObj } from '@storybook/react-vite';
import { StartPage } from './StartPage.js';
import { storyHref } from './story-links.js';
import styles from './start.module.css';

const meta = { id: 'start-guide', title: 'Начало/Как найти', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const To = ({ story, children }: { story: string; children: string }) => (
  <a className={styles.link} href={storyHref(story)} target="_top">
    {children}
  </a>
);

const shelves = [
  ['Страницы', 'экраны целиком: главная, каталог, товар, корзина, заказ, кабинет'],
  ['Каталог, Покупка, Кабинет, Город, Содержание', 'виджеты магазина: то, что видит посетитель'],
  ['Основа, Навигация, Поля, Слои, Показ, Отклик', 'детали, из которых собраны виджеты'],
] as const;

const names = [
  ['Загружается', 'данные ещё в пути: скелет той же формы'],
  ['Отправляется', 'форма ушла и ждёт ответа'],
  ['Пусто', 'показывать нечего: слова и дорога дальше'],
  ['Не загрузилось', 'сервер не ответил: слова и «Повторить»'],
  ['Сервер отказал', 'сервер ответил отказом: его слова под формой'],
  ['Не заполнено', 'ошибки у полей'],
  ['Не авторизован', 'страница кабинета у гостя'],
  ['Длинные названия', 'длинные русские слова, крупные суммы, картинок нет'],
] as const;

const tools = [
  ['Тема', 'светлая, тёмная, высокая контрастность'],
  ['Ширина', 'телефон, планшет, стол и каждая точка перелома: за пиксель до неё, ровно на ней, пикселем дальше'],
  ['Текст', '100, 125, 150, 200 %: у кого в браузере крупный шрифт'],
  ['Посетитель', 'гость или вошедший покупатель'],
  ['Город', 'Тюмень с магазинами, Сургут с пунктами выдачи, Тобольск без тех и других'],
  ['Сеть', 'быстро, медленно, ошибка, офлайн — для любого виджета, который спрашивает сервер'],
  ['Движение', 'как в системе или без движения'],
] as const;

const Terms = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <ul>
    {rows.map(([name, text]) => (
      <li key={name}>
        <strong>{name}</strong> — {text}
      </li>
    ))}
  </ul>
);

export const Find: Story = {
  name: 'Любое состояние за два нажатия',
  render: () => (
    <StartPage
      title="Компоненты магазина «Тропа»"
      lead="Здесь каждый виджет стоит во всех своих состояниях. Любое — в двух нажатиях: компонент слева, состояние под ним."
    >
      <div className={styles.prose}>
        <h2>Три дороги</h2>
        <ol>
          <li>
            <strong>По имени.</strong> Компонент в списке слева раскрывается в свои состояния. Строка поиска над списком
            находит и то и другое: «корзина», «пусто».
          </li>
          <li>
            <strong>По виду.</strong> <To story="start-overview--all">Обзор</To>: картинка каждого компонента ведёт к
            его состояниям.
          </li>
          <li>
            <strong>По спецификации.</strong> <To story="start-spec-states--all">Состояния по спецификации</To>: раздел
            S1 или S2, что в нём сказано, и история, где это видно. Те же разделы — метки в фильтре над списком.
          </li>
        </ol>
      </div>
      <div className={styles.prose}>
        <h2>Что где лежит</h2>
        <Terms rows={shelves} />
      </div>
      <div className={styles.prose}>
        <h2>Одно состояние — одно имя</h2>
        <p>Одинаковое называется одинаково в каждом компоненте, поэтому его можно искать словом:</p>
        <Terms rows={names} />
      </div>
      <div className={styles.prose}>
        <h2>Что умеет панель сверху</h2>
        <Terms rows={tools} />
        <p>
          «Как в истории» возвращает то, что задумал автор истории. Адрес страницы помнит панель: ссылкой можно
          делиться.
        </p>
      </div>
      <div className={styles.prose}>
        <h2>Чем пользоваться дальше</h2>
        <ul>
          <li>
            <To story="start-tokens--colours">Цвета</To> с живыми числами контраста,{' '}
            <To story="start-tokens--type">шрифт</To>, <To story="start-tokens--spaces">отступы</To>,{' '}
            <To story="start-tokens--shapes">углы и тени</To>, <To story="start-tokens--motion">движение</To>
          </li>
          <li>
            <To story="start-icons--all">Значки</To>, <To story="start-texts--voice">голос</To> и{' '}
            <To story="start-texts--all">все тексты</To>
          </li>
          <li>
            <To story="start-access--notes">Доступность</To>
          </li>
          <li>
            <To story="start-doors--all">Как поставить виджет на свою страницу</To>: три двери, код копируется кнопкой
          </li>
        </ul>
      </div>
    </StartPage>
  ),
};
