import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describeConformance } from '../testing/describeConformance.js';
import { orderPair } from './range.js';
import { RangeField } from './RangeField.js';

describeConformance(RangeField, {
  render: (props) => <RangeField label="Цена, ₽" min={100} max={5000} {...props} />,
  refInstanceof: window.HTMLFieldSetElement,
});

describe('orderPair', () => {
  it('keeps both ends within bounds and in order, whichever was changed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.constantFrom<0 | 1>(0, 1), (from, to, touched) => {
        const [low, high] = orderPair([from, to], touched, 100, 5000);
        expect(low).toBeGreaterThanOrEqual(100);
        expect(high).toBeLessThanOrEqual(5000);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });
});

/** What a GET form would send: the test environment replaces `FormData` with Node's, which cannot read forms. */
function sentBy(form: HTMLFormElement): string {
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return fields
    .filter(({ name, disabled }) => name === 'price' && !disabled)
    .map(({ value }) => value)
    .join(',');
}

function setup() {
  const onChange = jest.fn();
  const onTyped = jest.fn();
  render(
    <form aria-label="Фильтры">
      <RangeField
        label="Цена, ₽"
        name="price"
        min={100}
        max={5000}
        defaultValue={[1000, 3000]}
        onChange={onChange}
        onTyped={onTyped}
      />
    </form>,
  );
  const sent = () => sentBy(screen.getByRole<HTMLFormElement>('form'));
  return { onChange, onTyped, sent, user: userEvent.setup({ delay: null }) };
}
const number = (name: string) => screen.getByRole('textbox', { name });
const thumb = (name: string) => screen.getByRole('slider', { name });

describe('RangeField', () => {
  it('shows both ends twice: thumbs and numbers', () => {
    const { sent } = setup();
    expect(screen.getByRole('group', { name: 'Цена, ₽' })).toBeInTheDocument();
    expect(number('от')).toHaveValue('1\u00A0000');
    expect(number('до')).toHaveValue('3\u00A0000');
    expect(thumb('от')).toHaveValue('1000');
    expect(thumb('до')).toHaveAttribute('aria-valuetext', '3\u00A0000');
    expect(sent()).toBe('1000,3000');
  });

  it('a moved thumb reports a change at once, but not as typed', () => {
    const { onChange, onTyped, sent } = setup();
    fireEvent.change(thumb('от'), { target: { value: '1500' } });
    expect(onChange).toHaveBeenLastCalledWith([1500, 3000]);
    expect(onTyped).not.toHaveBeenCalled();
    expect(sent()).toBe('1500,3000');
  });

  it('a thumb stops at the other one', () => {
    const { onChange } = setup();
    fireEvent.change(thumb('от'), { target: { value: '4000' } });
    expect(onChange).toHaveBeenLastCalledWith([3000, 3000]);
    fireEvent.change(thumb('до'), { target: { value: '200' } });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['от', '2000', [2000, 3000]],
    ['от', '9999', [3000, 3000]],
    ['от', '5', [100, 3000]],
    ['до', '4500', [1000, 4500]],
    ['до', '1', [1000, 1000]],
  ])('%s %s entered gives %p', async (end, text, expected) => {
    const { onTyped, user } = setup();
    await user.clear(number(end));
    await user.type(number(end), text);
    await user.tab();
    expect(onTyped).toHaveBeenLastCalledWith(expected);
  });

  it('an emptied end goes back to the bound', async () => {
    const { onTyped, user } = setup();
    await user.clear(number('до'));
    await user.tab();
    expect(onTyped).toHaveBeenCalledWith([1000, 5000]);
  });

  it('without JavaScript the two numbers are sent under one name', () => {
    const page = document.createElement('form');
    page.innerHTML = renderToString(
      <RangeField label="Цена" name="price" min={100} max={5000} defaultValue={[1000, 3000]} />,
    );
    expect(sentBy(page)).toBe('1000,3000');
  });

  it('without JavaScript an end at its bound is sent empty, and still read', () => {
    const page = document.createElement('form');
    page.innerHTML = renderToString(
      <RangeField label="Цена" name="price" min={100} max={5000} defaultValue={[100, 3000]} />,
    );
    expect(sentBy(page)).toBe(',3000');
    expect(page.querySelector('input[type=text]')).toHaveAttribute('placeholder', '100');
  });
});

describe('a typed number', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const field = () => {
    const onTyped = jest.fn();
    render(<RangeField label="Цена, ₽" min={100} max={9000} defaultValue={[1000, 3000]} onTyped={onTyped} />);
    return onTyped;
  };
  const type = (name: string, value: string) => fireEvent.change(number(name), { target: { value } });
  const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

  it('is reported 500 ms after the last key, once, exactly as typed', () => {
    const onTyped = field();
    for (const text of ['2', '25', '250', '2500']) {
      type('от', text);
      wait(499);
    }
    expect(onTyped).not.toHaveBeenCalled();
    wait(1);
    expect(onTyped.mock.calls).toEqual([[[2500, 3000]]]);
    expect(number('от')).toHaveValue('2500');
    fireEvent.blur(number('от'));
    wait(1000);
    expect(onTyped).toHaveBeenCalledTimes(1);
    expect(number('от')).toHaveValue('2\u00a0500');
  });

  it('is reported immediately on Enter and on leaving, and not again', () => {
    const onTyped = field();
    type('до', '2000');
    fireEvent.keyDown(number('до'), { key: 'Enter' });
    expect(onTyped.mock.calls).toEqual([[[1000, 2000]]]);
    type('до', '2200');
    fireEvent.blur(number('до'));
    wait(1000);
    expect(onTyped.mock.calls).toEqual([[[1000, 2000]], [[1000, 2200]]]);
  });

  it('follows a value from elsewhere once it was reported, and leaving the field does not report it again', () => {
    const onTyped = jest.fn();
    const range = (value: [number, number]) => (
      <RangeField label="Цена, ₽" min={100} max={9000} value={value} onTyped={onTyped} />
    );
    const { rerender } = render(range([1000, 3000]));
    type('от', '2500');
    wait(500);
    rerender(range([2500, 3000]));
    expect(number('от')).toHaveValue('2500');
    // «Назад».
    rerender(range([1000, 3000]));
    expect(number('от')).toHaveValue('1\u00a0000');
    fireEvent.blur(number('от'));
    expect(onTyped.mock.calls).toEqual([[[2500, 3000]]]);
  });

  it('keeps unreported input when the value changes, and picks up the new opposite bound', () => {
    const onTyped = jest.fn();
    const range = (value: [number, number]) => (
      <RangeField label="Цена, ₽" min={100} max={9000} value={value} onTyped={onTyped} />
    );
    const { rerender } = render(range([1000, 3000]));
    type('от', '2500');
    rerender(range([1000, 4000]));
    expect(number('от')).toHaveValue('2500');
    fireEvent.blur(number('от'));
    expect(onTyped.mock.calls).toEqual([[[2500, 4000]]]);
  });

  it('leaves the other end alone when the visitor types slowly', () => {
    const onTyped = field();
    type('до', '8');
    wait(600);
    type('до', '8000');
    wait(600);
    expect(onTyped.mock.calls.at(-1)).toEqual([[1000, 8000]]);
  });
});
