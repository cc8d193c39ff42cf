import clsx from 'clsx';
import { refusalLine, useCloseSessionsMutation, useGetSessionsQuery, useGetUserQuery } from '@tropa/api-client';
import { Alert, Button, RefusalNote, useTexts } from '@tropa/ui-kit';
import { useRef } from 'react';
import { AccountBlock, AccountList } from '../account-block/AccountBlock.js';
import { SessionLine } from './SessionLine.js';
import { sessionsTexts, type SessionsTexts } from './sessions.texts.js';
import styles from './SessionsSection.module.css';

/** Props of {@link SessionsSection}. */
export interface SessionsSectionProps {
  /** The other sessions were ended. */
  readonly onClosed?: (() => void) | undefined;
  /** The other sessions were not ended; the server's message is shown at the button. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly className?: string | undefined;
  readonly texts?: Partial<SessionsTexts> | undefined;
}

/**
 * Where the user is signed in, with a button that signs out everywhere else. Renders nothing for a visitor, and nothing
 * in a shop whose backend has no such list: it is optional.
 */
export function SessionsSection({ onClosed, onError, className, texts: own }: SessionsSectionProps) {
  const texts = useTexts('sessions', sessionsTexts, own);
  const title = useRef<HTMLHeadingElement>(null);
  const { currentData: user } = useGetUserQuery();
  const { currentData: sessions } = useGetSessionsQuery(undefined, { skip: !user });
  const [close, { isLoading, isSuccess, error }] = useCloseSessionsMutation();
  if (!user || !sessions?.length) return null;

  const leave = async () => {
    const result = await close();
    if ('error' in result) return onError?.(result.error);
    // The clicked button was removed with the sessions that it ended.
    title.current?.focus();
    return onClosed?.();
  };

  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <AccountBlock className={clsx(styles.root, className)} title={texts.title} titleRef={title}>
      <AccountList>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} texts={texts} />
        ))}
      </AccountList>
      {/* Until the user signs in somewhere else again. */}
      {isSuccess && !hasOthers ? <Alert kind="success">{texts.closed}</Alert> : null}
      {hasOthers ? (
        <div>
          <Button variant="outline" isLoading={isLoading} onClick={() => void leave()}>
            {texts.close}
          </Button>
          <RefusalNote text={refusalLine(error, texts.closeFailed)} />
        </div>
      ) : null}
    </AccountBlock>
  );
}
