import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { withMemory } from './with-memory.js';

/** The part of `Storage` that the resend timer needs. */
export type DeadlineStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the account needs from its host: nothing here reads `window` by itself. */
export interface AccountEnvironment {
  /** Keeps the resend timer across reloads; where it is null or throws, the timer lasts as long as the page. */
  readonly storage: DeadlineStorage | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Monotonic milliseconds, unaffected by changes of the system clock; the origin does not matter. */
  readonly elapsed: () => number;
  /** Called after sign-in and sign-out: the host must reload the page. */
  readonly onSessionChange: () => void;
  /** Navigates to another page of the site. */
  readonly onNavigate: (address: string) => void;
}

const quiet: AccountEnvironment = {
  storage: null,
  now: Date.now,
  elapsed: () => performance.now(),
  onSessionChange: () => {},
  onNavigate: () => {},
};

const Environment = createContext<AccountEnvironment>(quiet);

/** Provides the account with its storage, clock and navigation. */
export function AccountEnvironmentProvider({
  value,
  children,
}: {
  readonly value: Partial<AccountEnvironment>;
  readonly children: ReactNode;
}) {
  const storage = useMemo(() => withMemory(value.storage ?? null), [value.storage]);
  return <Environment.Provider value={{ ...quiet, ...value, storage }}>{children}</Environment.Provider>;
}

export const useAccountEnvironment = (): AccountEnvironment => useContext(Environment);
