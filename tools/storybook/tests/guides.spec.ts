/** The guides of the kit's components: each has one, its parts are there, its properties are described in Russian. */
import { expect, test } from './fixtures.js';
import { guideOf } from '../guides/guide-of.js';
import { selectorOf } from '../guides/measure-part.js';
import { stories } from './story-index.js';

const componentOf = (id: string) => id.slice(0, id.indexOf('--'));
const kit = [...new Set(stories.map(({ id }) => componentOf(id)).filter((id) => id.startsWith('kit-')))];

for (const component of kit) {
  test(`guide of ${component}`, async ({ storyPage }) => {
    const guide = guideOf(component);
    if (!guide) throw new Error(`${component} has no guide: see tools/storybook/guides`);
    const own = stories.filter(({ id }) => componentOf(id) === component);
    const shown =
      own.find(({ id }) => id === `${component}--${guide.story}`) ?? own.find(({ tags }) => tags.includes('picture'));
    if (!shown) throw new Error(`${component} has no story «${guide.story ?? 'picture'}»`);

    expect(await storyPage.show(shown.id)).toEqual([]);
    const selectors = Object.entries(guide.parts).map(([name, selector]) => [name, selectorOf(selector)] as const);
    const { missing, undescribed } = await storyPage.page.evaluate(async (parts) => {
      const { argTypes } = await window.__STORYBOOK_PREVIEW__!.storyStoreValue!.loadStory({
        storyId: window.__STORYBOOK_PREVIEW__!.currentRender!.id!,
      });
      return {
        missing: parts.filter(([, selector]) => !document.querySelector(selector)).map(([name]) => name),
        undescribed: Object.entries(argTypes)
          .filter(([, { description = '' }]) => !/[а-яё]/iu.test(description))
          .map(([name]) => name),
      };
    }, selectors);
    expect(missing, 'parts that the story does not show').toEqual([]);
    expect(undescribed, 'properties without a Russian description').toEqual([]);
  });
}
