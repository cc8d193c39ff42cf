import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeConformance } from '../testing/describeConformance.js';
import { clampQuantity } from './quantity.js';
import { QuantityField } from './QuantityField.js';

describe('clampQuantity', () => {
  it.each([
    [3, 7, 3],
    [9, 7, 7],
    [0, 7, 1],
    [-4, 7, 1],
    [Number.NaN, 7, 1],
    [2.9, 7, 2],
    [5, undefined, 5],
    [5, 0, 5],
    [Number.POSITIVE_INFINITY, 7, 7],
  ])('%d with %p in stock → %d', (value, max, expected) => {
    expect(clampQuantity(value, max)).toBe(expected);
  });
});

describeConformance(QuantityField, {
  render: (props) => <QuantityField value={1} onChange={() => {}} {...props} />,
  refInstanceof: window.HTMLInputElement,
});

function setup(initial = 2, max = 7) {
  const [onChange, onCommit] = [jest.fn(), jest.fn()];
  function Host() {
    const [value, setValue] = useState(initial);
    return (
      <QuantityField
        value={value}
        max={max}
        onCommit={onCommit}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Host />);
  return {
    onChange,
    onCommit,
    user: userEvent.setup({ delay: null }),
    input: screen.getByRole('textbox', { name: 'Количество' }),
  };
}

describe('QuantityField', () => {
  it('steps with its buttons and stops at both ends', async () => {
    const { onChange, user, input } = setup(1, 2);
    expect(screen.getByRole('button', { name: 'Меньше на одну' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Больше на одну' }));
    expect(onChange).toHaveBeenLastCalledWith(2);
    expect(input).toHaveValue('2');
    expect(screen.getByRole('button', { name: 'Больше на одну' })).toBeDisabled();
  });

  it.each([
    ['5', 5],
    ['99', 7],
    ['0', 1],
    ['-3', 1],
    ['3,5', 3],
    ['4.9', 4],
    ['.5', 1],
    ['abc', 1],
  ])('%s, typed and blurred, becomes %d', async (text, expected) => {
    const { onChange, user, input } = setup(2);
    await user.clear(input);
    await user.type(input, text);
    expect(input).toHaveValue(text.replace('abc', ''));
    await user.tab();
    expect(input).toHaveValue(String(expected));
    expect(onChange.mock.calls).toEqual([[expected]]);
  });

  it('Enter accepts the number without submitting the form, Escape reverts it', async () => {
    const { onChange, user, input } = setup(2);
    await user.clear(input);
    await user.type(input, '4{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(4);
    await user.clear(input);
    await user.type(input, '6{Escape}');
    expect(input).toHaveValue('4');
    expect(onChange.mock.calls).toEqual([[4], [6], [4]]);
  });

  it('a number is clamped as it is typed, and shown clamped after the pause; an empty field waits', () => {
    jest.useFakeTimers();
    const { onChange, onCommit, input } = setup(2);
    const type = (text: string) => fireEvent.change(input, { target: { value: text } });
    const wait = (pause: number) => act(() => jest.advanceTimersByTime(pause));
    type('');
    wait(5000);
    expect(input).toHaveValue('');
    type('9');
    expect(onChange.mock.calls).toEqual([[7]]);
    wait(499);
    type('91');
    wait(499);
    expect(input).toHaveValue('91');
    wait(1);
    expect(input).toHaveValue('7');
    expect(onChange.mock.calls).toEqual([[7]]);
    expect(onCommit).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('Enter and leaving say that the number is final', async () => {
    const { onCommit, user, input } = setup(2);
    await user.type(input, '{Enter}');
    expect(onCommit).toHaveBeenCalledTimes(1);
    await user.tab();
    expect(onCommit).toHaveBeenCalledTimes(2);
  });

  it('arrow keys step', async () => {
    const { onChange, user, input } = setup(2);
    input.focus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(onChange.mock.calls).toEqual([[3], [4], [3]]);
  });

  it('an unchanged number is not reported', async () => {
    const { onChange, user, input } = setup(2);
    await user.clear(input);
    await user.type(input, '2');
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
  });
});
