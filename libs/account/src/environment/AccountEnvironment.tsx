import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { withMemory } from './with-memory.js';

/** The part of `Storage` that the resend timer needs. */
export type DeadlineStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the account asks of its host: nothing here reads the window by itself. */
export interface AccountEnvironment {
  /** Where the resend timer survives a reload; where it is missing or refuses, the timer lives as long as the page. S2 §4. */
  readonly storage: DeadlineStorage | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds that only go forward, whatever the visitor does to the clock; where they begin does not matter. */
  readonly elapsed: () => number;
  /** Called after sign-in and sign-out: the host reloads the page. S2 §4, S1 §7. */
  readonly onSessionChange: () => void;
  /** Goes to another page of the site. */
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

/** Gives the account its storage, clock and navigation. */
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
