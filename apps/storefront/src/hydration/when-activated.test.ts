/** @jest-environment jsdom */
import { fetchWhenActivated, isPrerendering, whenActivated } from './when-activated.js';

/** A document that the browser is prerendering, until `show` is called. */
function prerendered() {
  const target = document.implementation.createHTMLDocument();
  let isHidden = true;
  Object.defineProperty(target, 'prerendering', { get: () => isHidden });
  return {
    target,
    show() {
      isHidden = false;
      target.dispatchEvent(new Event('prerenderingchange'));
    },
  };
}
const settle = () => new Promise((done) => setTimeout(done));

describe('a page that is not prerendered', () => {
  it('is shown already', async () => {
    expect(isPrerendering(document)).toBe(false);
    await expect(whenActivated(document)).resolves.toBeUndefined();
  });
});

describe('a prerendered page', () => {
  it('is activated when the visitor opens it', async () => {
    const { target, show } = prerendered();
    const opened = jest.fn();
    void whenActivated(target).then(opened);
    await settle();
    expect(isPrerendering(target)).toBe(true);
    expect(opened).not.toHaveBeenCalled();
    show();
    await settle();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(isPrerendering(target)).toBe(false);
  });

  it('sends its requests when it is shown, with what they were given, and later ones at once', async () => {
    const { target, show } = prerendered();
    const fetchFn = jest.fn(async () => 'yes');
    const held = fetchWhenActivated(target, fetchFn as never);
    const answer = held('/api/basket/getLength/', { method: 'GET' });
    await settle();
    expect(fetchFn).not.toHaveBeenCalled();
    show();
    await expect(answer).resolves.toBe('yes');
    expect(fetchFn).toHaveBeenCalledWith('/api/basket/getLength/', { method: 'GET' });
    await held('/api/user/getUser/');
    expect(fetchFn).toHaveBeenCalledTimes(2);
  });

  it('passes a failed request on', async () => {
    const { target, show } = prerendered();
    const answer = fetchWhenActivated(target, async () => {
      throw new TypeError('Failed to fetch');
    })('/api/user/getUser/');
    show();
    await expect(answer).rejects.toThrow('Failed to fetch');
  });
});
