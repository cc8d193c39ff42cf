import clsx from 'clsx';
import { useAddress } from '@tropa/api-client';
import { useState, type MutableRefObject } from 'react';
import { useAccountEnvironment } from '../environment/AccountEnvironment.js';
import { LoginForm } from '../login/LoginForm.js';
import type { LoginTexts } from '../login/login.texts.js';
import type { PhoneCodeTexts } from '../phone-code/phone-code.texts.js';
import type { ProofStep } from '../phone-code/proof-step.js';
import { Recovery } from '../recovery/Recovery.js';
import type { RecoveryTexts } from '../recovery/recovery.texts.js';
import { Registration } from '../registration/Registration.js';
import type { RegistrationTexts } from '../registration/registration.texts.js';
import styles from './AuthPanel.module.css';

/** Texts of every form of the panel; omitted ones keep their defaults. */
export interface AuthTexts {
  readonly login?: Partial<LoginTexts>;
  readonly registration?: Partial<RegistrationTexts>;
  readonly recovery?: Partial<RecoveryTexts>;
  /** The phone and code steps, in registration and recovery alike. */
  readonly phoneCode?: Partial<PhoneCodeTexts>;
}

/** A registration or recovery in progress: a code was sent to this phone (ten digits), or has been accepted. */
export interface AuthProgress {
  readonly view: 'registration' | 'recovery';
  readonly phone: string;
  readonly step: Exclude<ProofStep, 'phone'>;
}

/** Props of {@link AuthPanel}. */
export interface AuthPanelProps {
  /** Address of the account. */
  readonly accountHref?: string;
  /** The document on personal data that the consent names. */
  readonly privacyHref?: string;
  /** Another document on personal data, named beside the consent and not agreed to by it. Left out: none. */
  readonly documentHref?: string | undefined;
  /** Fires when an account was created, before the visitor leaves the success message. */
  readonly onRegistered?: () => void;
  /** Fires when the password was changed; this does not sign the visitor in. */
  readonly onRecovered?: () => void;
  /** Fires when a step of any form is rejected or the network fails; the message is shown in the form. */
  readonly onError?: (error: unknown) => void;
  /** Held by a component that outlives the panel: reopened, the panel resumes where it was left. */
  readonly progress?: MutableRefObject<AuthProgress | null>;
  readonly texts?: AuthTexts;
  readonly className?: string | undefined;
}

type View = 'login' | AuthProgress['view'];

/** Sign-in, registration and recovery, one at a time; a phone typed in one is carried over to the next. */
export function AuthPanel({
  accountHref: ownAccountHref,
  privacyHref: ownPrivacyHref,
  documentHref,
  onRegistered,
  onRecovered,
  onError,
  progress,
  texts = {},
  className,
}: AuthPanelProps) {
  const accountHref = useAddress('account', ownAccountHref);
  const privacyHref = useAddress('privacy', ownPrivacyHref);
  const [{ view, phone, isFirst, start }, show] = useState(() => {
    const { view, phone, step } = progress?.current ?? {
      view: 'login' as View,
      phone: '',
      step: 'phone' as ProofStep,
    };
    return { view, phone, isFirst: true, start: step };
  });
  const { onSessionChange } = useAccountEnvironment();
  const keep = (kept: AuthProgress | null) => {
    // oxlint-disable-next-line react/immutability -- a ref of the host, though its name does not say so
    if (progress) progress.current = kept;
  };
  const goTo = (next: View) => (typed: string) => {
    keep(null);
    show({ view: next, phone: typed || phone, isFirst: false, start: 'phone' });
  };
  const onStep = (step: ProofStep, about: string) =>
    keep(step === 'phone' || view === 'login' ? null : { view, phone: about, step });
  const common = { defaultPhone: phone, onError };
  const proof = { ...common, start, onStep, onLogin: goTo('login'), phoneTexts: texts.phoneCode };
  return (
    <div className={clsx(styles.root, className)} data-view={view}>
      {view === 'login' ? (
        <LoginForm
          {...common}
          takesFocus={!isFirst}
          onSignedIn={onSessionChange}
          onForgotten={goTo('recovery')}
          onRegister={goTo('registration')}
          texts={texts.login}
        />
      ) : null}
      {view === 'registration' ? (
        <Registration
          {...proof}
          {...{ privacyHref, documentHref, accountHref, onRegistered }}
          texts={texts.registration}
        />
      ) : null}
      {view === 'recovery' ? <Recovery {...proof} onRecovered={onRecovered} texts={texts.recovery} /> : null}
    </div>
  );
}
