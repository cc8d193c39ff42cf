/** @jest-environment jest-fixed-jsdom */
import { forgetPageData, readPageData } from './page-data.reader.js';

const setBlock = (text: string) => {
  document.body.innerHTML = '<script type="application/json" id="page-data"></script>';
  const block = document.getElementById('page-data');
  if (block !== null) block.textContent = text;
};

describe('page data', () => {
  const page = window as unknown as Record<string, unknown>;

  beforeEach(() => {
    forgetPageData();
    document.body.innerHTML = '';
    delete page._items;
  });

  it('comes from the block', () => {
    setBlock('{"_items":{"count":1,"items":[]},"_title":"Лыжи"}');
    expect(readPageData()).toMatchObject({ _items: { count: 1, items: [] }, _title: 'Лыжи' });
  });

  it('comes from variables of a page that another server rendered', () => {
    page._items = { count: 2, items: [] };
    expect(readPageData()).toMatchObject({ _items: { count: 2, items: [] } });
  });

  it('comes from an object without a prototype as well', () => {
    page._items = Object.assign(Object.create(null), { count: 2, items: [] });
    expect(readPageData()._items).toMatchObject({ count: 2 });
    expect('_items' in page).toBe(false);
  });

  it('is read once, then removed: neither the variables nor the block remain, and every later reader gets the same', () => {
    setBlock('{"_title":"Лыжи"}');
    page._items = { count: 3, items: [] };
    const first = readPageData();
    expect('_items' in page).toBe(false);
    expect(document.getElementById('page-data')).toBeNull();
    expect(first).toMatchObject({ _items: { count: 3, items: [] }, _title: 'Лыжи' });
    // StrictMode, a second widget, a widget mounted late: the page no longer has the data, the reader does.
    expect(readPageData()).toBe(first);
  });

  it('sets a variable that was declared with var to undefined: it cannot be deleted', () => {
    Object.defineProperty(page, '_vacancies', {
      value: [{ id: 1, value: 'Продавец' }],
      writable: true,
      enumerable: true,
      configurable: false,
    });
    expect(readPageData()).toMatchObject({ _vacancies: [{ id: 1, value: 'Продавец' }] });
    expect(page._vacancies).toBeUndefined();
    forgetPageData();
    expect(readPageData()._vacancies).toBeUndefined();
  });

  it('tolerates a variable that cannot be removed at all', () => {
    Object.defineProperty(page, '_flipCounter', { value: 5, writable: false, enumerable: true, configurable: false });
    expect(readPageData()).toMatchObject({ _flipCounter: 5 });
  });

  it('leaves anything but plain data to the script that set it, whatever its name', () => {
    const node = document.createElement('div');
    const ask = () => {};
    Object.assign(page, { _article: node, _order: ask });
    expect(readPageData()).not.toHaveProperty('_article');
    expect(page).toMatchObject({ _article: node, _order: ask });
    delete page._article;
    delete page._order;
  });

  it('removes a broken block too', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    setBlock('{"_items":');
    readPageData();
    expect(document.getElementById('page-data')).toBeNull();
    report.mockRestore();
  });

  it('reads and removes only the documented names: other variables belong to other scripts', () => {
    const queue = [['trackPageView']];
    Object.assign(page, { _paq: queue, _tmr: { id: 1 }, __webpack: {} });
    const data = readPageData();
    for (const name of ['_paq', '_tmr', '__webpack']) expect(data).not.toHaveProperty(name);
    expect(page._paq).toBe(queue);
    expect(page._tmr).toEqual({ id: 1 });
    for (const name of ['_paq', '_tmr', '__webpack']) delete page[name];
  });

  it.each([['{"_items":'], ['[1]'], ['null'], ['']])('reports the broken block %j and goes on', (text) => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    setBlock(text);
    expect(readPageData()).not.toHaveProperty('_items');
    expect(report).toHaveBeenCalledWith('Не удалось получить данные', expect.anything());
    report.mockRestore();
  });
});
