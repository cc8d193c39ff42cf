import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StarField } from './StarField.js';
import { StarMark } from './StarMark.js';
import { starLabel } from './star.texts.js';

function Kept({ onChange = () => {}, from = 0 }: { onChange?: (value: number) => void; from?: number }) {
  const [value, setValue] = useState(from);
  const change = (stars: number) => {
    setValue(stars);
    onChange(stars);
  };
  return <StarField label="Ваша оценка" name="rating" value={value} onChange={change} />;
}

describe('starLabel', () => {
  it.each([
    [1, 'Не очень хорошо'],
    [2, 'Удовлетворительно'],
    [3, 'Хорошо'],
    [4, 'Очень хорошо'],
    [5, 'Отлично'],
    [0, 'Нет оценки'],
    [null, 'Нет оценки'],
    [undefined, 'Нет оценки'],
    [6, 'Нет оценки'],
    [4.5, 'Нет оценки'],
  ])('calls %p «%s»', (value, label) => expect(starLabel(value)).toBe(label));
});

describe('StarField', () => {
  it('says «Нет оценки» while no star is chosen, then the meaning of the chosen one', async () => {
    const onChange = jest.fn();
    render(<Kept onChange={onChange} />);
    expect(screen.getByText('Нет оценки')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '4 из 5, Очень хорошо' }));
    expect(onChange).toHaveBeenCalledWith(4);
    expect(screen.getByText('Очень хорошо')).toBeInTheDocument();
    expect(screen.queryByText('Нет оценки')).toBeNull();
  });

  it('is a single tab stop; arrow keys choose', async () => {
    render(<Kept />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: /^1 из 5/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: '3 из 5, Хорошо' })).toBeChecked();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('shows the meaning of the hovered star before it is chosen, until the pointer leaves', () => {
    const { container } = render(<Kept from={2} />);
    const star = screen.getByRole('radio', { name: /^5 из 5/ }).parentElement!;
    fireEvent.mouseEnter(star);
    expect(screen.getByText('Отлично')).toBeInTheDocument();
    expect(container.querySelectorAll('[data-filled]')).toHaveLength(5);
    fireEvent.mouseLeave(star.parentElement!);
    expect(screen.getByText('Удовлетворительно')).toBeInTheDocument();
    expect(container.querySelectorAll('[data-filled]')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: /^2 из 5/ })).toBeChecked();
  });

  it('ties its error to the group', () => {
    render(<StarField label="Оценка" value={0} onChange={() => {}} error="Необходимо поставить оценку" />);
    const group = screen.getByRole('radiogroup', { name: 'Оценка' });
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription('Необходимо поставить оценку');
  });
});

describe('StarMark', () => {
  it('is read as the rating and its meaning; without a rating only «Нет оценки»', () => {
    const { container, rerender } = render(<StarMark value={5} />);
    expect(container).toHaveTextContent('5 из 5, Отлично');
    expect(container.querySelectorAll('[data-filled]')).toHaveLength(5);
    rerender(<StarMark value={0} />);
    expect(container).toHaveTextContent(/^Нет оценки$/);
    expect(container.querySelectorAll('[data-filled]')).toHaveLength(0);
  });
});
