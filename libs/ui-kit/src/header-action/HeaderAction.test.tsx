import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeartIcon } from '../icon/icons.js';
import { describeConformance } from '../testing/describeConformance.js';
import { HeaderAction } from './HeaderAction.js';

describeConformance(HeaderAction, {
  render: (props) => <HeaderAction icon={<HeartIcon />} label="Избранное" href="/favorites/" {...props} />,
});

describe('HeaderAction', () => {
  it('is read aloud with the number in words, and shows digits', () => {
    render(<HeaderAction icon={<HeartIcon />} label="Избранное" href="/favorites/" count={3} countLabel="3 товара" />);
    expect(screen.getByRole('link', { name: 'Избранное 3 товара' })).toHaveAttribute('href', '/favorites/');
    expect(screen.getByText('3')).toBeInTheDocument();
  });

  it('has no badge at zero', () => {
    render(<HeaderAction icon={<HeartIcon />} label="Избранное" href="/favorites/" count={0} countLabel="0 товаров" />);
    expect(screen.getByRole('link', { name: 'Избранное' })).toBeInTheDocument();
    expect(screen.queryByText('0')).toBeNull();
  });

  it('is a button without an address', async () => {
    const onClick = jest.fn();
    render(<HeaderAction icon={<HeartIcon />} label="Войти" onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
