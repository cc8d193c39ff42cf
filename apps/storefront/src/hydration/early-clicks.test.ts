/** @jest-environment jest-fixed-jsdom */
import { catchEarlyClicks } from './early-clicks.js';

const page = `
  <div data-widget="catalog">
    <button type="button" id="buy">В корзину</button>
    <a href="#skis" id="link">Лыжи</a>
    <form method="get"><button id="apply">Показать</button></form>
    <form><button id="send">Подписаться</button></form>
  </div>
  <button type="button" id="alone">Вне виджета</button>`;

const byId = (id: string) => document.getElementById(id) as HTMLElement;

describe('early clicks', () => {
  const hurried = jest.fn();
  const pressed = jest.fn();
  let clicks: ReturnType<typeof catchEarlyClicks>;
  const widget = () => document.querySelector('[data-widget]') as HTMLElement;

  beforeAll(() => {
    clicks = catchEarlyClicks(document, hurried);
  });

  beforeEach(() => {
    hurried.mockClear();
    pressed.mockClear();
    document.body.innerHTML = page;
    byId('buy').addEventListener('click', pressed);
  });

  it('keeps the modifier key: Ctrl may mean another tab', () => {
    byId('buy').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    clicks.replay(widget());
    expect(pressed.mock.calls).toEqual([[expect.objectContaining({ ctrlKey: true, shiftKey: false })]]);
  });

  it('catches the click, marks the button busy and hydrates its widget first', () => {
    byId('buy').click();
    expect(pressed).not.toHaveBeenCalled();
    expect(byId('buy').ariaBusy).toBe('true');
    expect(hurried).toHaveBeenCalledWith(widget());
  });

  it('replays one click however often it was clicked', () => {
    byId('buy').click();
    byId('buy').click();
    clicks.replay(widget());
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(byId('buy').ariaBusy).toBeNull();
    byId('buy').click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('discards the clicks of a widget whose code failed to load', () => {
    byId('buy').click();
    clicks.release(widget());
    expect(byId('buy').ariaBusy).toBeNull();
    clicks.replay(widget());
    expect(pressed).not.toHaveBeenCalled();
  });

  it('catches the button of a form that only scripts can submit: the click would reload the page', () => {
    byId('send').addEventListener('click', pressed);
    byId('send').click();
    expect(pressed).not.toHaveBeenCalled();
    expect(hurried).toHaveBeenCalledWith(widget());
    byId('send').addEventListener('click', (event) => event.preventDefault());
    clicks.replay(widget());
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it.each(['link', 'apply', 'alone'])('leaves #%s alone', (id) => {
    const went = jest.fn((event: Event) => event.preventDefault());
    byId(id).addEventListener('click', went);
    byId(id).click();
    expect(went).toHaveBeenCalledTimes(1);
    expect(hurried).not.toHaveBeenCalled();
  });
});
