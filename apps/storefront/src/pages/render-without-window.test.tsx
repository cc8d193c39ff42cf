/** @jest-environment node */
import type { PageName } from '@tropa/render-contract';
import { renderTestPage, pageInput, pageWidgets } from '../testing/page.fixtures.js';

/** The server leaves a widget that needs `window` empty, and the page fills in late: that must not happen. */
describe('renderPage where there is no window', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(Object.keys(pageWidgets) as PageName[])('renders every widget of «%s»', async (name) => {
    expect(typeof window).toBe('undefined');
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderTestPage(pageInput(name));
    expect(told.mock.calls).toEqual([]);
  });

  it('has the goods of a list in the HTML', async () => {
    expect((await renderTestPage(pageInput('catalog'))).html).toContain('<article');
  });
});
