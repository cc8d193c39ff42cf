import { act, render, screen } from '@testing-library/react';
import { describeConformance } from '../testing/describeConformance.js';
import { RefusalNote } from './RefusalNote.js';

describeConformance(RefusalNote, { render: (props) => <RefusalNote text="Не удалось выйти" {...props} /> });

describe('RefusalNote', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

  it('is not rendered while nothing has been rejected', () => {
    const { container } = render(<RefusalNote text={undefined} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('renders its live region first and the message after it, so that it is announced', () => {
    render(<RefusalNote text="Не удалось выйти" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    wait(100);
    expect(screen.getByRole('status')).toHaveTextContent('Не удалось выйти');
  });

  it('announces another refusal too', () => {
    const { rerender } = render(<RefusalNote text="Магазин отказал" />);
    wait(100);
    rerender(<RefusalNote text="Не удалось выйти" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    wait(100);
    expect(screen.getByRole('status')).toHaveTextContent('Не удалось выйти');
  });

  it('notifies its host after ten seconds, once', () => {
    const onEnd = jest.fn();
    render(<RefusalNote text="Не удалось выйти" place="plate" onEnd={onEnd} />);
    wait(9_900);
    expect(onEnd).not.toHaveBeenCalled();
    wait(20_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
