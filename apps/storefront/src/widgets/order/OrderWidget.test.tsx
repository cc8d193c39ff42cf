import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { screen } from '@testing-library/react';
import { resolveFlags } from '../../flags/flags.js';
import { FlagsContext } from '../../flags/flags.context.js';
import { Widget } from './OrderWidget.js';

const backend = () =>
  createMemoryBackend({
    prepare: (state) => {
      state.basket = [{ id: 21, quantity: 1 }];
    },
  });

test.each([
  [{}, true],
  [{ card: true }, true],
  [{ card: false }, false],
])('with the flags %j the form offers a card: %j', async (flags, isOffered) => {
  renderWithShop(
    <FlagsContext.Provider value={resolveFlags(flags)}>
      <Widget />
    </FlagsContext.Provider>,
    { backend: backend() },
  );
  expect(await screen.findByRole('radio', { name: 'При получении' })).toBeInTheDocument();
  expect(screen.queryAllByRole('radio', { name: 'Картой' })).toHaveLength(isOffered ? 1 : 0);
});
