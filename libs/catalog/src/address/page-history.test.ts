/** @jest-environment jest-fixed-jsdom */
import { editAddress } from './edit-address.js';
import { browserHistory, createMemoryHistory } from './page-history.js';

describe('browserHistory', () => {
  it('notifies every listener of push, replace and the «back» button', () => {
    const heard = jest.fn();
    const stop = browserHistory.listen(heard);
    browserHistory.push('/catalog/?page=2');
    expect(browserHistory.read()).toBe('/catalog/?page=2');
    browserHistory.replace('/catalog/?page=3');
    expect(browserHistory.read()).toBe('/catalog/?page=3');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    browserHistory.push('/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('remembers small things with the entry, also under the next address of the page', () => {
    browserHistory.remember?.('openFilters', { brand: false });
    browserHistory.remember?.('other', 1);
    browserHistory.push('/catalog/?page=4');
    browserHistory.replace('/catalog/?page=5');
    expect(browserHistory.recall?.('openFilters')).toEqual({ brand: false });
    expect(browserHistory.recall?.('other')).toBe(1);
    expect(browserHistory.recall?.('never')).toBeUndefined();
  });

  it('keeps the hash when it changes the address in place', () => {
    window.history.pushState(null, '', '/product/x/#reviews');
    browserHistory.replace('/product/x/?offer=2');
    expect(window.location.hash).toBe('#reviews');
  });
});

describe('createMemoryHistory', () => {
  it('walks back', () => {
    const history = createMemoryHistory('/a');
    history.push('/b');
    history.back();
    expect(history.read()).toBe('/a');
    history.back();
    expect(history.read()).toBe('/a');
  });
});

describe('editAddress', () => {
  it.each([
    ['/catalog/', { brand: '1,2' }, '/catalog/?brand=1,2'],
    ['/catalog/?page=2', { page: null }, '/catalog/'],
    ['/search/?q=%D0%BB%D1%8B%D0%B6%D0%B8', { page: '2' }, '/search/?q=%D0%BB%D1%8B%D0%B6%D0%B8&page=2'],
  ])('%s with %j is %s', (url, change, expected) => {
    const edited = editAddress(url, (params) => {
      for (const [name, value] of Object.entries(change)) {
        if (value === null) params.delete(name);
        else params.set(name, value);
      }
    });
    expect(edited).toBe(expected);
  });
});
