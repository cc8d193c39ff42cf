import { sessionLongestLifetime } from '../sessions/sessions.js';

/** What pages of text may say of this shop by its settings, so that no text mentions cookies or periods that are not true. */
export interface PageFacts {
  /** Name of the session's cookie. */
  readonly sessionCookie: string;
  /** Name of the cookie that says that there is a session. */
  readonly sessionMark: string;
  /** Name of the cookie that remembers a change for a few seconds; null in a shop that sets none. */
  readonly writeCookie: string | null;
  /** Names of the counters of visits that the owner has set. */
  readonly counters: readonly string[];
  /** How many days files of forms are kept. */
  readonly formFilesDays: number;
}

const daysRules = new Intl.PluralRules('ru');
const dayWords = { one: 'день', few: 'дня', many: 'дней', other: 'дня', zero: 'дней', two: 'дня' };
const days = (count: number): string => `${count}\u00A0${dayWords[daysRules.select(count)]}`;

const countersHtml = (names: readonly string[]): string =>
  names.length === 0
    ? 'Рекламных и сторонних cookie нет.'
    : `Если вы выбрали «Принять», сайт загружает счётчик посещений (${names.join(', ')}): он ставит свои cookie и получает обезличенные сведения о том, какие страницы и товары вы смотрели и что заказали, без имени, телефона и почты. Пока вы этого не выбрали, счётчик не загружается.`;

const cookiesHtml = ({ sessionCookie, sessionMark, writeCookie }: PageFacts): string => `<ul>
<li><strong>${sessionCookie}</strong> — корзина, избранное, сравнение и вход. Появляется, когда вы что-нибудь добавили или вошли. Что магазин записывает о входе, вы видите в профиле, в списке устройств.</li>
<li><strong>${sessionMark}</strong> — только то, что у вас есть предыдущий cookie. Появляется и исчезает вместе с ним.</li>${writeCookie === null ? '' : `\n<li><strong>${writeCookie}</strong> — несколько секунд помнит, что вы что-то изменили, чтобы вы сразу это увидели.</li>`}
<li><strong>LOCATION</strong> — выбранный город.</li>
<li><strong>sort</strong>, <strong>limit</strong>, <strong>articles_limit</strong> — порядок и размер списков.</li>
<li><strong>cookies_accepted</strong> — запись в памяти браузера о вашем выборе: все cookie или только необходимые. Изменить его можно в любой день: «Настройки cookie» внизу каждой страницы.</li>
</ul>`;

/** By the name that stands for it in a text: `{{form-files-days}}`. */
const facts: Readonly<Record<string, (known: PageFacts) => string>> = {
  cookies: cookiesHtml,
  counters: ({ counters }) => countersHtml(counters),
  'form-files-days': ({ formFilesDays }) => days(formFilesDays),
  'session-days': () => days(sessionLongestLifetime / 86_400_000),
};

// A list is not part of a paragraph.
const place = /<p>\{\{(cookies)\}\}<\/p>|\{\{([^{}]*)\}\}/g;

/** The text of a page with everything that it leaves to the settings. */
export const fillFacts = (html: string, known: PageFacts): string =>
  html.replace(place, (whole, list: string | undefined, name = list ?? '') => facts[name]?.(known) ?? whole);

/** What is between double braces in a text and is not one of these. */
export const unknownFacts = (html: string): string[] =>
  [...html.matchAll(place)].flatMap(([whole, list, name]) => (facts[list ?? name ?? ''] === undefined ? [whole] : []));
