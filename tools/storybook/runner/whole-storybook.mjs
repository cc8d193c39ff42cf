import { watchPage } from './story-page.mjs';

/** Names in the toolbar that a designer looks for. */
const tools = [
  'Тема: светлая',
  'Текст: 100 %',
  'Посетитель: как в истории',
  'Город: как в истории',
  'Сеть: как в истории',
  'Движение: как в системе',
];

/**
 * Opens the whole Storybook, sidebar and toolbar around a story, as a designer does: under the shop's path and policy.
 * Then turns the toolbar, and looks whether stories obey: city, network, visitor, theme, size of text, motion.
 * @returns problems, none when all is well
 */
export async function checkWhole(context, address) {
  const problems = [];
  const page = await context.newPage();
  await page.setViewportSize({ width: 1600, height: 1000 });
  watchPage(page, address, (text) => problems.push(text));
  try {
    await page.goto(address);
    const frame = page.frameLocator('#storybook-preview-iframe');
    await frame.getByRole('heading', { name: 'Компоненты магазина «Тропа»' }).waitFor();
    for (const tool of tools) await page.getByRole('button', { name: tool }).first().waitFor({ timeout: 5000 });

    await page.goto(`${address}?path=/story/location-city-button--plain`);
    await frame.getByText('Тюмень').waitFor();
    await page.goto(`${address}?path=/story/location-city-button--plain&globals=city:2`);
    await frame.getByText('Сургут').waitFor();
    await page.goto(`${address}?path=/story/catalog-favorites--some&globals=network:offline`);
    await frame.getByText('Не удалось загрузить избранное').waitFor();
    await page.goto(`${address}?path=/story/account-user-button--visitor&globals=visitor:user`);
    await frame.getByText('Анна').first().waitFor();
    await page.goto(`${address}?path=/story/kit-button--variants&globals=theme:dark;text:200;motion:reduced`);
    await frame.locator('html[data-theme="dark"][data-reduced-motion][style*="200%"]').waitFor({ state: 'attached' });
  } catch (error) {
    problems.push(error.message.split('\n').slice(0, 4).join(' '));
  } finally {
    await context.close();
  }
  return problems;
}
