import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { catchEarlyClicks } from './early-clicks.js';
import { catchEarlyInput } from './early-input.js';

function Fields() {
  const [text, setText] = useState('');
  const [mode, setMode] = useState('all');
  const [isOn, setOn] = useState(false);
  return (
    <form>
      <input aria-label="Промокод" value={text} onChange={({ target }) => setText(target.value)} />
      {['all', 'same'].map((name) => (
        <input
          key={name}
          type="radio"
          name="mode"
          aria-label={name}
          checked={mode === name}
          onChange={() => setMode(name)}
        />
      ))}
      <input type="checkbox" aria-label="Да" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <output>{`${text} ${mode} ${isOn}`}</output>
    </form>
  );
}

const rendered = renderToString(<Fields />);
const hurried = jest.fn();
const early = catchEarlyInput(document, hurried);
const field = (label: string) => document.querySelector(`[aria-label="${label}"]`) as HTMLInputElement;
beforeEach(() => {
  hurried.mockClear();
  document.body.innerHTML = `<div data-widget="basket">${rendered}</div>`;
});
const widget = () => document.querySelector('[data-widget]') as HTMLElement;
const hydrate = async () => {
  await act(async () => void hydrateRoot(widget(), <Fields />));
  act(() => void early.replay(widget()));
};
const said = () => document.querySelector('output')?.textContent;

test('what is typed and ticked before hydration counts after it', async () => {
  const user = userEvent.setup({ delay: null });
  await user.type(field('Промокод'), 'ЗИМА10');
  await user.click(field('same'));
  await user.click(field('Да'));
  expect(hurried).toHaveBeenCalledWith(widget());
  await hydrate();
  expect(said()).toBe('ЗИМА10 same true');
  expect([field('Промокод').value, field('same').checked, field('all').checked]).toEqual(['ЗИМА10', true, false]);
});

test('the last choice of a group is kept', async () => {
  const user = userEvent.setup({ delay: null });
  await user.click(field('same'));
  await user.click(field('all'));
  await hydrate();
  expect(said()).toBe(' all false');
});

test('untouched controls stay as they were rendered', async () => {
  await hydrate();
  expect(said()).toBe(' all false');
  expect(hurried).not.toHaveBeenCalled();
});

test('a form that works without scripts, and a widget that is ready, are left alone', async () => {
  const user = userEvent.setup({ delay: null });
  document.querySelector('form')?.setAttribute('method', 'get');
  await user.type(field('Промокод'), 'а');
  document.querySelector('form')?.removeAttribute('method');
  widget().dataset.ready = '';
  await user.type(field('Промокод'), 'б');
  expect(hurried).not.toHaveBeenCalled();
});

test('a code that is typed and submitted before hydration is sent as it was typed', async () => {
  // In development React reports that the caught button is marked busy.
  const noticed = jest.spyOn(console, 'error').mockImplementation(() => {});
  const sent = jest.fn();
  function Code() {
    const [text, setText] = useState('');
    useEffect(() => clicks.replay(widget()), []);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(text);
        }}
      >
        <input aria-label="Промокод" value={text} onChange={({ target }) => setText(target.value)} />
        <button>Применить</button>
      </form>
    );
  }
  const clicks = catchEarlyClicks(document, hurried);
  widget().innerHTML = renderToString(<Code />);
  await userEvent.setup({ delay: null }).type(field('Промокод'), 'ЗИМА10{Enter}');
  expect(sent).not.toHaveBeenCalled();
  await act(async () => void hydrateRoot(widget(), <Code />));
  await waitFor(() => expect(sent.mock.calls).toEqual([['ЗИМА10']]));
  noticed.mockRestore();
});
