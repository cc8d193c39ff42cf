import { useState } from 'react';
import { useAccountEnvironment } from '../environment/AccountEnvironment.js';
import { LoginForm } from '../login/LoginForm.js';
import { Recovery } from '../recovery/Recovery.js';
import { Registration } from '../registration/Registration.js';
import styles from './AuthPanel.module.css';

export interface AuthPanelProps {
  /** Where the account lives. */
  readonly accountHref?: string;
  /** The document on personal data that the consent names. */
  readonly privacyHref?: string;
  /** Fires when an account was made, before the visitor leaves the success message. */
  readonly onRegistered?: () => void;
}

type View = 'login' | 'registration' | 'recovery';

/** Sign-in, registration and recovery, one at a time. S2 §2. */
export function AuthPanel({ accountHref = '/profile', privacyHref = '/privacy/', onRegistered }: AuthPanelProps) {
  const [view, setView] = useState<View>('login');
  const { onSessionChange } = useAccountEnvironment();
  const toLogin = () => setView('login');
  return (
    <div className={styles.root} data-view={view}>
      {view === 'login' ? (
        <LoginForm
          onSignedIn={onSessionChange}
          onForgotten={() => setView('recovery')}
          onRegister={() => setView('registration')}
        />
      ) : null}
      {view === 'registration' ? (
        <Registration
          privacyHref={privacyHref}
          accountHref={accountHref}
          onLogin={toLogin}
          {...(onRegistered ? { onRegistered } : {})}
        />
      ) : null}
      {view === 'recovery' ? <Recovery onLogin={toLogin} /> : null}
    </div>
  );
}
