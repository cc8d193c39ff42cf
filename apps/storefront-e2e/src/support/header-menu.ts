import type { Page } from '@playwright/test';

/** Titles of sections, short and long, and one too long for another beside it in the row of a desktop. */
const words = [
  'Вода',
  'Зимний спорт',
  'Туризм',
  'Велосипеды и колёса',
  'Обувь',
  'Одежда',
  'Аксессуары',
  'Рыбалка',
  'Электровелосипедостроение',
  'Командные игры',
  'Ёж',
  'Спортивно-оздоровительное скалолазание для детей и взрослых',
  'Фитнес',
  'Рюкзаки',
  'Сноуборды, крепления, ботинки',
  'Лыжи',
  'Коньки',
  'SUP-сёрфинг',
  'Бег',
];

const menuHtml = (count: number): string => {
  const lines = Array.from({ length: count }, (_, index) => ({
    title: words[(index * 7 + count) % words.length] ?? '',
    link: `/${count}/${index}/`,
  }));
  const links = (part: string) =>
    lines.map(({ title, link }) => `<li><a class="{${part}}" href="${link}">${title}</a></li>`).join('');
  return `${links('row')}|${links('rest')}`;
};

/**
 * Adds menus with these numbers of sections below the shop's own, with its markup and styles, before the page's script
 * hydrates them: one page shows them all.
 */
export async function showMenus(page: Page, counts: readonly number[]): Promise<void> {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const own = /<div[^>]*data-widget="header-menu".*?<\/details><\/nav><\/div>/s.exec(html)?.[0];
    if (!own) throw new Error('The page has no header menu.');
    const [rowClass, restClass] = ['data-menu-row', 'data-menu-more'].map(
      (part) => new RegExp(`${part}.*?<li><a class="([^"]*)"`, 's').exec(own)?.[1] ?? '',
    );
    const menus = counts.map((count) => {
      const [row = '', rest = ''] = menuHtml(count).split('|');
      return own
        .replace(/(<ul[^>]*data-menu-row[^>]*>).*?(<\/ul>)/s, `$1${row.replaceAll('{row}', rowClass ?? '')}$2`)
        .replace(/(<\/summary><ul[^>]*>).*?(<\/ul>)/s, `$1${rest.replaceAll('{rest}', restClass ?? '')}$2`);
    });
    // Without the rest of the page, which would also be laid out again at every width.
    const bare = html.replace(/(<main[^>]*>).*(<\/main>)/s, '$1$2');
    await route.fulfill({ response: answer, body: bare.replace(own, () => own + menus.join('')) });
  });
}

// A string: a compiler may add helpers to a function that do not exist in the page.
const looking = `(() => {
  const faults = [];
  // Layout works in units of 1/64 px: less than two of them is not a gap.
  const slack = 1 / 32;
  const isShown = (part) => Boolean(part?.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length);
  const menus = [...document.querySelectorAll('[data-widget="header-menu"]')];
  const openAll = (open) => menus.forEach((menu) => (menu.querySelector('details').open = open));
  // All are opened, then all are measured, then all are closed: taking turns would lay out the page each time.
  openAll(true);
  const rests = menus.map((menu) => {
    const row = menu.querySelector('[data-menu-row]');
    const more = menu.querySelector('details');
    const links = [...row.querySelectorAll('a')];
    const rest = [...more.querySelectorAll('a')];
    const frame = row.getBoundingClientRect();
    const button = more.getBoundingClientRect();
    const say = (fault) => faults.push(innerWidth + ' × ' + devicePixelRatio + ', ' + links.length + ' sections: ' + fault);
    links.forEach((link, index) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const title = '«' + link.textContent + '» ';
      const isListed = isShown(rest[index]);
      if (rest[index]?.getAttribute('href') !== link.getAttribute('href')) say(title + 'has no twin');
      if (isShown(link) === isListed) say(title + (isListed ? 'is there twice' : 'is nowhere'));
      if (!isShown(link)) return;
      const isWhole = left >= frame.left - slack && right <= frame.right + slack && top >= frame.top - slack && bottom <= frame.bottom + slack;
      if (!isWhole) say(title + 'is cut off');
      if (isShown(more) && right > button.left) say(title + 'reaches into «ещё»');
    });
    const isNeeded = rest.some(isShown);
    if (isNeeded && button.right > menu.getBoundingClientRect().right + slack) say('«ещё» is outside');
    return { more, isNeeded, say };
  });
  openAll(false);
  for (const { more, isNeeded, say } of rests) {
    if (isShown(more.querySelector('summary')) !== isNeeded) say(isNeeded ? '«ещё» is missing' : '«ещё» is empty');
  }
  return faults;
})()`;

/**
 * What is wrong with the menus of the page at its width, one line each: every section appears exactly once, whole in
 * the row or under «ещё», and nothing in the row overlaps what is beside it.
 */
export const menuFaults = (page: Page): Promise<string[]> => page.evaluate(looking);
