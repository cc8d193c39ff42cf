import { renderWithShop } from '@tropa/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { creditLook, type CreditLook } from './credit-partner.js';
import { useCreditDialog } from './use-credit-dialog.js';

const frame: CreditLook = { kind: 'frame', name: 'Учебный банк' };
const tab: CreditLook = { kind: 'tab', name: 'Т-Банк' };
const order = { orderNum: '100007', paymentLink: '/demo/credit/abc' };

function Host({
  look,
  placed,
  onAnswer,
}: {
  look: CreditLook | null;
  placed: typeof order;
  onAnswer: (answer: string) => void;
}) {
  const { partner, dialog } = useCreditDialog(look);
  return (
    <>
      <button onClick={() => void partner.open(placed).then(onAnswer)}>Купить</button>
      {dialog}
    </>
  );
}

function setup(look: CreditLook | null, placed = order) {
  const onAnswer = jest.fn();
  const rendered = renderWithShop(<Host {...{ look, placed, onAnswer }} />);
  return { onAnswer, ...rendered, press: () => userEvent.click(screen.getByRole('button', { name: 'Купить' })) };
}

const say = (from: Window | null, answer: unknown, origin = window.location.origin) =>
  fireEvent(window, new MessageEvent('message', { data: { source: 'tropa-credit', answer }, origin, source: from }));

describe('a partner in a frame', () => {
  it.each(['approved', 'rejected', 'closed'])('ends when it posts «%s», and the dialog closes', async (answer) => {
    const { onAnswer, press } = setup(frame);
    await press();
    const place = await screen.findByTitle<HTMLIFrameElement>('Заявка на кредит');
    expect(place).toHaveAttribute('src', '/demo/credit/abc');
    expect(screen.getByRole('dialog', { name: 'Кредит: Учебный банк' })).toBeInTheDocument();
    say(place.contentWindow, answer);
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(answer));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has no axe violations', async () => {
    const { press, container } = setup(frame);
    await press();
    await screen.findByTitle('Заявка на кредит');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('ignores messages from another window or another origin, and unknown ones', async () => {
    const { onAnswer, press } = setup(frame);
    await press();
    const place = await screen.findByTitle<HTMLIFrameElement>('Заявка на кредит');
    say(window, 'approved');
    say(place.contentWindow, 'approved', 'https://evil.example');
    say(place.contentWindow, 'stolen');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(onAnswer.mock.calls).toEqual([['closed']]));
  });
});

describe('a partner in a tab of its own', () => {
  it('is a link; «Готово» appears once it was followed, and ends the application', async () => {
    const { onAnswer, press } = setup(tab, { ...order, paymentLink: 'https://forma.example/1' });
    await press();
    const link = await screen.findByRole('link', { name: 'Заполнить заявку' });
    expect(link).toHaveAttribute('href', 'https://forma.example/1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('dialog')).toHaveTextContent('Заказ № 100007 принят.');
    expect(screen.queryByRole('button', { name: 'Готово' })).not.toBeInTheDocument();
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(onAnswer.mock.calls).toEqual([['closed']]));
  });
});

describe('nothing to show', () => {
  it.each([
    ['the shop has no partner', null, order],
    ['the order has no address', frame, { ...order, paymentLink: '' }],
  ])('ends at once when %s', async (_why, look, placed) => {
    const { onAnswer, press } = setup(look, placed);
    await press();
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith('closed'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it.each([
  [null, null],
  [undefined, null],
  [{ kind: 'frame', name: 'Учебный банк' }, frame],
  [
    { kind: 'window', name: 5 },
    { kind: 'tab', name: '' },
  ],
])('reads `_config.creditPartner` %j', (said, look) => {
  expect(creditLook(said)).toEqual(look);
});
