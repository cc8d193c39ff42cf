import { fixtureUser, renderWithShop } from '@tropa/api-client/testing';
import type { ReactElement } from 'react';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { LoginForm } from '../login/LoginForm.js';
import { PhoneStep } from '../phone-code/PhoneStep.js';
import { ProfileForm } from '../profile/ProfileForm.js';
import { NewPasswordStep } from '../recovery/NewPasswordStep.js';
import { DetailsStep } from '../registration/DetailsStep.js';

const nothing = () => {};
const phone = '9220000000';

// S2 §5: the required fields of each form.
const forms: Record<string, [form: ReactElement, required: string[]]> = {
  'sign-in': [<LoginForm onSignedIn={nothing} onForgotten={nothing} onRegister={nothing} />, ['Телефон', 'Пароль']],
  'phone of a code': [
    <PhoneStep
      form="registration"
      sendCode={() => ({ unwrap: async () => null })}
      isSending={false}
      onSent={nothing}
    />,
    ['Телефон'],
  ],
  registration: [
    <DetailsStep phone={phone} privacyHref="/privacy/" onDone={nothing} onBack={nothing} />,
    ['Имя', 'Пароль', 'Пароль ещё раз'],
  ],
  'new password': [
    <NewPasswordStep phone={phone} onDone={nothing} onBack={nothing} />,
    ['Новый пароль', 'Пароль ещё раз'],
  ],
  profile: [
    <ProfileForm user={{ ...fixtureUser, id: String(fixtureUser.id), sex: 0 }} onClose={nothing} />,
    ['Телефон'],
  ],
};

test.each(Object.entries(forms))(
  '%s: required fields are marked visibly and for screen readers',
  (_, [form, required]) => {
    const { container } = renderWithShop(form, { slices: [accountDialogs] });
    const marked = [...container.querySelectorAll('[data-required]')].map((mark) => mark.parentElement?.textContent);
    const said = [...container.querySelectorAll('input')]
      .filter((input) => input.required)
      .map((input) => input.labels?.[0]?.textContent);
    expect(marked).toEqual(required);
    expect(said).toEqual(required);
  },
);
