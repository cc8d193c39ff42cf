import assert from 'node:assert/strict';
import { expect, type Locator, type Page } from '@playwright/test';
import { checkInSight, recordBodies, refuse } from '../support/forms.js';
import { untilAlive } from '../support/lists.js';
import { swipe } from '../support/touch.js';
import { untilAnswered, untilLoaded } from '../support/calls.js';
import { test } from '../support/test.js';

const imagesCall = '/api/project/getImages/';
const formCall = '/api/webform/sendMessage/';
const widgets = ['project-registration', 'flip-counter', 'project-gallery', 'instructors'] as const;

/** Parameters of the calls for photos. */
function recordPages(page: Page): { id: number }[] {
  const asked: { id: number }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(imagesCall)) asked.push(request.postDataJSON() as { id: number });
  });
  return asked;
}

const galleryOf = (page: Page): Locator => page.getByRole('list', { name: 'Школа в походах' });

/** Scrolls the row so that this many photos are left to the right. */
const leave = (row: Locator, ahead: number) =>
  row.evaluate((list, photos) => {
    const item = list.firstElementChild?.getBoundingClientRect().width ?? 0;
    list.scrollTo({ left: list.scrollWidth - list.clientWidth - photos * item, behavior: 'instant' });
  }, ahead);

test.describe(() => {
  // Idempotency: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test('the project: its page, and a registration', { tag: '@phone' }, async ({ page, checkAccess }) => {
    const sent = recordBodies(page, formCall);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Школа походов' }).click();
    await page.getByRole('heading', { level: 1, name: 'Школа походов' }).waitFor();
    await untilAlive(page, 'project-registration');
    assert.equal(new URL(page.url()).pathname, '/project/');
    await page.getByRole('heading', { name: 'Программа' }).waitFor();

    const opener = page.getByRole('button', { name: 'Записаться' }).first();
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Запись на обучение' });
    await dialog.waitFor();
    await checkAccess();
    const submit = dialog.getByRole('button', { name: 'Записаться' });
    assert.ok(!(await dialog.getByRole('checkbox').isChecked()), 'the consent is not ticked at first');
    assert.ok(await submit.isDisabled(), 'no consent, no sending');
    const documents = await dialog
      .getByRole('link')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ pathname, target }) => `${pathname} ${target}`));
    assert.deepEqual(documents, ['/privacy/ _blank', '/privacy_policy/ _blank', '/agreement/ _blank']);

    await dialog.getByRole('checkbox').check();
    await submit.click();
    const phone = dialog.getByRole('textbox', { name: 'Телефон' });
    await checkInSight(phone);
    await dialog.getByText('Обязательное поле', { exact: true }).waitFor();
    await phone.fill('912');
    await submit.click();
    await dialog.getByText('Телефон не может быть меньше 10 символов', { exact: true }).waitFor();
    await checkAccess();
    await phone.fill('89123456789');
    assert.equal(await phone.inputValue(), '+7 (912) 345-67-89');
    assert.deepEqual(sent, []);

    const heal = await refuse(page, formCall, 'Группа набрана');
    await submit.click();
    await dialog.getByRole('alert').getByText('Группа набрана').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await opener.and(page.locator(':focus')).waitFor();
    await opener.click();
    assert.equal(await phone.inputValue(), '+7 (912) 345-67-89');
    heal();
    const taken = page.waitForRequest((request) => request.url().endsWith(formCall));
    await submit.dblclick();
    assert.deepEqual((await taken).postDataJSON(), {
      id: '3',
      name: '',
      phone: '9123456789',
      projectName: 'Школа походов',
    });
    const thanks = page.getByRole('dialog', { name: 'Заявка отправлена!' });
    await thanks.getByRole('status').waitFor();
    await checkAccess();
    assert.equal(sent.length, 2);
    await thanks.getByRole('button', { name: 'Хорошо' }).click();
    await opener.and(page.locator(':focus')).waitFor();

    await page.getByRole('button', { name: 'Записаться' }).last().click();
    await dialog.waitFor();
    assert.equal(await phone.inputValue(), '', 'the next registration starts empty');
  });
});

test(
  'photos of the project come 15 at a time, in the row and in the dialog',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page, checkAccess, width }) => {
    const asked = recordPages(page);
    await page.goto('/project/');
    const row = galleryOf(page);
    await row.scrollIntoViewIfNeeded();
    await untilAlive(page, 'project-gallery');
    await untilAnswered(page);
    assert.equal(await row.getByRole('button').count(), 15);
    const perRow = await row.evaluate(
      (list) => list.clientWidth / (list.firstElementChild?.getBoundingClientRect().width ?? 1),
    );
    if (width === 'desktop') assert.equal(Math.floor(perRow), 4);
    await leave(row, 4);
    await untilAnswered(page);
    assert.equal(asked.length, 0, 'more than 3 are left: nothing is asked for');

    const heal = await refuse(page, imagesCall, 'Фото отдыхают');
    await leave(row, 2.5);
    await row.getByRole('alert').getByText('Не удалось загрузить фото').waitFor();
    await checkAccess();
    heal();
    await row.getByRole('button', { name: 'Попробовать снова' }).click();
    await row.getByRole('button', { name: 'Школа в походах: фото 16' }).and(page.locator(':focus')).waitFor();
    await leave(row, 0);
    await untilAnswered(page);
    assert.equal(await row.getByRole('button').count(), 22);
    const sources = await row.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('src')));
    assert.equal(new Set(sources).size, 22, 'no photo twice');
    assert.equal(asked.length, 2);
    assert.deepEqual(asked[1], { id: asked[0]?.id, limit: 15, page: 2 });

    await page.reload();
    await row.scrollIntoViewIfNeeded();
    await untilAlive(page, 'project-gallery');
    await leave(row, 4);
    const opened = row.getByRole('button', { name: 'Школа в походах: фото 11' });
    await opened.click();
    const dialog = page.getByRole('dialog', { name: 'Школа в походах' });
    await dialog.getByText('11 / 22').waitFor();
    await checkAccess();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('12 / 22').waitFor();
    await untilAnswered(page);
    assert.equal(asked.length, 2, 'three remain');
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('13 / 22').waitFor();
    await row
      .getByRole('button', { name: 'Школа в походах: фото 22', includeHidden: true })
      .waitFor({ state: 'attached' });
    assert.equal(asked.length, 3);
    if (width === 'phone') await swipe(page, { x: 300, y: 350 }, { x: 60, y: 350 });
    else await dialog.getByRole('button', { name: 'Следующее фото' }).click();
    await dialog.getByText('14 / 22').waitFor();
    await page.keyboard.press('End');
    await dialog.getByText('22 / 22').waitFor();
    assert.equal(asked.length, 3);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await opened.and(page.locator(':focus')).waitFor();
  },
);

test.describe(() => {
  // A race: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test('a photo that loads during a swipe is turned all the same', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/project/');
    const row = galleryOf(page);
    await row.scrollIntoViewIfNeeded();
    await untilAlive(page, 'project-gallery');
    await untilLoaded(page);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/media/**', async (route) => {
      await arrived;
      await route.continue();
    });
    await row.getByRole('button', { name: 'Школа в походах: фото 1', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Школа в походах' });
    const current = dialog.locator('[data-state]:not([aria-hidden])');
    await expect(current).toHaveAttribute('data-state', 'loading');
    await swipe(
      page,
      { x: 300, y: 350 },
      { x: 60, y: 350 },
      {
        midway: async () => {
          arrive();
          await expect(current).toHaveAttribute('data-state', 'ready');
        },
      },
    );
    await dialog.getByText('2 / 22').waitFor();
  });
});

test('1 or 4 instructors are in view, the counter flips up to its number', async ({ page, checkAccess, width }) => {
  await page.goto('/project/');
  const counter = page.locator('[data-widget="flip-counter"]');
  assert.match(await counter.innerText(), /^12\u00A0480\s+километров пройдено с\u00A0учениками школы$/);
  const before = await counter.boundingBox();
  const digits = () =>
    counter
      .locator('[aria-hidden] > *')
      .evaluateAll((cards) => cards.map((card) => card.firstElementChild?.getAttribute('data-digit')).join(''));
  assert.equal(await digits(), '12480');
  await counter.scrollIntoViewIfNeeded();
  await untilAlive(page, 'flip-counter');
  await page.locator('[data-widget="flip-counter"] [data-flipping]').waitFor({ state: 'detached' });
  assert.equal(await digits(), '12480');
  const { width: w, height: h } = (await counter.boundingBox()) ?? {};
  assert.deepEqual([w, h], [before?.width, before?.height], 'nothing moved');

  const row = page.getByRole('list', { name: 'Инструкторы' });
  await row.scrollIntoViewIfNeeded();
  await untilAlive(page, 'instructors');
  const cards = await row.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { left, right } = item.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right) };
    }),
  );
  const inSight = cards.filter(({ right }) => right <= (page.viewportSize()?.width ?? 0) + 1).length;
  assert.equal(inSight, width === 'phone' ? 1 : 4);
  if (width === 'desktop') assert.equal((cards[1]?.left ?? 0) - (cards[0]?.right ?? 0), 32);
  await row.getByRole('heading', { level: 3, name: 'Ирина Соколова' }).waitFor();
  await checkAccess();
});

test.describe(() => {
  test.use({ shopEnv: { FLAGS: widgets.map((name) => `${name}=off`).join(',') } });

  test(
    'the project page without its widgets: texts alone, and none of their code',
    { tag: '@soak:desktop' },
    async ({ page, checkAccess }) => {
      const scripts: string[] = [];
      page.on(
        'request',
        (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
      );
      await page.goto('/project/');
      await untilAlive(page, 'header-links');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await untilLoaded(page);
      for (const name of widgets) assert.equal(await page.locator(`[data-widget="${name}"]`).count(), 0, name);
      assert.equal(await page.getByText('Готовы попробовать?').isVisible(), false);
      assert.equal(
        scripts.some((path) => /Project|Instructors|FlipCounter/.test(path)),
        false,
        scripts.join(' '),
      );
      await checkAccess();
    },
  );
});
