import clsx from 'clsx';
import { useAddress } from '@tropa/api-client';
import { Button, TextLink, useTexts } from '@tropa/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { readCookieChoice, storeCookieChoice, type CookieChoice, type CookieStorage } from './cookie-choice.js';
import { cookieNoticeTexts, cookiesAcceptedKey } from './cookie-notice.texts.js';
import styles from './CookieNotice.module.css';

/** Props of {@link CookieNotice}. */
export interface CookieNoticeProps {
  /** Where the choice is kept; null when the browser denies storage. */
  readonly storage: CookieStorage;
  readonly privacyHref?: string;
  /** Names of the analytics counters that run after «Принять»; without any, they are not mentioned. */
  readonly counters?: readonly string[];
  /**
   * Shows the notice again to a visitor who wants to change the choice: a number that grows with each request. @default 0
   */
  readonly reopened?: number;
  /** The visitor has accepted all; fires after that is stored. */
  readonly onAccept?: () => void;
  /** The visitor has chosen; fires after that is stored. */
  readonly onChoice?: (choice: CookieChoice) => void;
  /** Class of the whole part; elements inside it have `data-part`: `text`, `choice`. */
  readonly className?: string | undefined;
  readonly texts?: Partial<typeof cookieNoticeTexts>;
}

/**
 * The cookie notice, until the visitor has chosen: all, or the necessary ones only. Hidden in the HTML: it appears after
 * the storage key is read, so it never flashes. It blocks nothing.
 */
export function CookieNotice(props: CookieNoticeProps) {
  const {
    storage,
    privacyHref: ownPrivacyHref,
    counters = [],
    reopened = 0,
    onAccept,
    onChoice,
    className,
    texts: own,
  } = props;
  const texts = useTexts('cookieNotice', cookieNoticeTexts, own);
  const privacyHref = useAddress('privacy', ownPrivacyHref);
  const [isShown, setIsShown] = useState(false);
  const root = useRef<HTMLElement>(null);
  const focused = useRef(0);
  useEffect(() => setIsShown(reopened > 0 || readCookieChoice(storage) === null), [storage, reopened]);
  useEffect(() => {
    // For a visitor who requested it, it takes the focus; for others it just appears.
    if (!isShown || reopened === focused.current) return;
    focused.current = reopened;
    root.current?.focus();
  }, [isShown, reopened]);
  useEffect(() => {
    const chosenElsewhere = ({ key }: StorageEvent) => key === cookiesAcceptedKey && setIsShown(false);
    window.addEventListener('storage', chosenElsewhere);
    return () => window.removeEventListener('storage', chosenElsewhere);
  }, []);
  if (!isShown) return null;

  const choose = (choice: CookieChoice) => {
    setIsShown(false);
    storeCookieChoice(storage, choice);
    onChoice?.(choice);
    if (choice === 'all') onAccept?.();
  };
  return (
    <aside ref={root} tabIndex={-1} className={clsx(styles.root, className)} aria-label={texts.label}>
      <p className={styles.text} data-part="text">
        {texts.text} {counters.length > 0 && `${texts.counted(counters.join(', '))} `}
        <TextLink href={privacyHref} target="_blank">
          {texts.link}
        </TextLink>
      </p>
      <div className={styles.choice} data-part="choice">
        <Button variant="outline" onClick={() => choose('necessary')}>
          {texts.necessary}
        </Button>
        <Button variant="dark" onClick={() => choose('all')}>
          {texts.accept}
        </Button>
      </div>
    </aside>
  );
}
