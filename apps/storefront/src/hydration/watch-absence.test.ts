/** @jest-environment jest-fixed-jsdom */
import { watchAbsence } from './watch-absence.js';

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('watchAbsence', () => {
  const clock = jest.spyOn(performance, 'now');
  beforeEach(() => clock.mockReturnValue(2_000));
  afterAll(() => clock.mockRestore());

  it('sees no absence on a page that is opened and stays in view', () => {
    const wasAway = watchAbsence(window);
    show(false);
    expect(wasAway()).toBe(false);
  });

  it('sees a return from the back/forward cache', () => {
    const wasAway = watchAbsence(window);
    show(true);
    show(false);
    expect(wasAway()).toBe(true);
  });

  it('sees a visit to another tab', () => {
    const wasAway = watchAbsence(window);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(wasAway()).toBe(true);
  });

  it('counts a tab that was opened in the background', () => {
    const look = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(watchAbsence(window)()).toBe(true);
    look.mockRestore();
  });

  it.each([
    ['a page of the shop', `${location.origin}/basket`, true],
    ['another site', 'https://search.test/', false],
    ['a site whose address begins alike', `${location.origin}.test/`, false],
  ])('after %s', (_name, referrer, expected) => {
    const look = jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    expect(watchAbsence(window)()).toBe(expected);
    look.mockRestore();
  });

  it('treats a page that was rendered long ago as outdated', () => {
    const wasAway = watchAbsence(window);
    clock.mockReturnValue(31_000);
    expect(wasAway()).toBe(true);
  });
});
