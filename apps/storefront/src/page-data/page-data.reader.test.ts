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

  it('comes from variables of a page that another server wrote', () => {
    page._items = { count: 2, items: [] };
    expect(readPageData()).toMatchObject({ _items: { count: 2, items: [] } });
  });

  it('is read once: a variable removed later is still there', () => {
    page._items = { count: 3, items: [] };
    readPageData();
    delete page._items;
    expect(readPageData()).toMatchObject({ _items: { count: 3, items: [] } });
  });

  it('takes no functions and no foreign names', () => {
    page._paq = () => {};
    page.__webpack = {};
    expect(readPageData()).not.toHaveProperty('_paq');
    expect(readPageData()).not.toHaveProperty('__webpack');
    delete page._paq;
    delete page.__webpack;
  });

  it.each([['{"_items":'], ['[1]'], ['null'], ['']])('reports the broken block %j and lives on', (text) => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    setBlock(text);
    expect(readPageData()).not.toHaveProperty('_items');
    expect(report).toHaveBeenCalledWith('Не удалось получить данные', expect.anything());
    report.mockRestore();
  });
});
