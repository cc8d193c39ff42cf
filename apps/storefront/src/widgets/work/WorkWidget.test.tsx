import { pageDataFixtures, renderWithShop } from '@tropa/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resolveFlags } from '../../flags/flags.js';
import { FlagsContext } from '../../flags/flags.context.js';
import { Widget } from './WorkWidget.js';

const render = (flags: Record<string, boolean>, pageData = pageDataFixtures) =>
  renderWithShop(
    <FlagsContext.Provider value={resolveFlags(flags)}>
      <Widget />
    </FlagsContext.Provider>,
    { pageData },
  );

test.each([
  [{}, true],
  [{ 'work-consent-ticked': true }, true],
  [{ 'work-consent-ticked': false }, false],
])('with the flags %j the consent of the work form is ticked at first: %j', async (flags, isTicked) => {
  render(flags);
  await userEvent.click(screen.getByRole('button', { name: 'заполнить анкету' }));
  const consent = await screen.findByRole<HTMLInputElement>('checkbox');
  expect(consent.checked).toBe(isTicked);
  if (isTicked) expect(screen.getByRole('button', { name: 'Отправить' })).toBeEnabled();
  else expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
});

test('without a form id there is nowhere to send it, and no form', () => {
  const { _workFormId: _none, ...rest } = pageDataFixtures;
  const { container } = render({}, rest as typeof pageDataFixtures);
  expect(container).toBeEmptyDOMElement();
});
