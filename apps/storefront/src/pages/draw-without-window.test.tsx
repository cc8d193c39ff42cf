/** @jest-environment node */
import { drawPage, pageInput, pageWidgets } from '../testing/page.fixtures.js';
import type { PageName } from './render-contract.js';

/** A widget that needs the browser's window is left empty by the server, and the page fills in late: nobody may see that. */
describe('renderPage where there is no window', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(Object.keys(pageWidgets) as PageName[])('draws every widget of «%s»', async (name) => {
    expect(typeof window).toBe('undefined');
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await drawPage(pageInput(name));
    expect(told.mock.calls).toEqual([]);
  });

  it('has the goods of a list in the HTML', async () => {
    expect((await drawPage(pageInput('catalog'))).html).toContain('<article');
  });
});
