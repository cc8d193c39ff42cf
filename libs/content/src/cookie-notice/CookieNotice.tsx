import { useAddress } from '@tropa/api-client';
import { Button, TextLink, useTexts } from '@tropa/ui-kit';
import { useEffect, useState } from 'react';
import { cookieNoticeTexts, cookiesAcceptedKey } from './cookie-notice.texts.js';
import styles from './CookieNotice.module.css';

/** Props of {@link CookieNotice}. */
export interface CookieNoticeProps {
  /** Where the acceptance is kept; null when the browser denies storage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly privacyHref?: string;
  /** The visitor has accepted; fires once, after the acceptance is stored. */
  readonly onAccept?: () => void;
  readonly texts?: Partial<typeof cookieNoticeTexts>;
}

const isAccepted = (storage: CookieNoticeProps['storage']) => {
  try {
    return storage?.getItem(cookiesAcceptedKey) != null;
  } catch {
    return false;
  }
};

/**
 * The cookie notice, until it is accepted. Hidden in the HTML: it appears after the storage key is read, so it never
 * flashes.
 */
export function CookieNotice({ storage, privacyHref: ownPrivacyHref, onAccept, texts: own }: CookieNoticeProps) {
  const texts = useTexts('cookieNotice', cookieNoticeTexts, own);
  const privacyHref = useAddress('privacy', ownPrivacyHref);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(!isAccepted(storage)), [storage]);
  if (!isShown) return null;

  const accept = () => {
    setIsShown(false);
    try {
      storage?.setItem(cookiesAcceptedKey, 'true');
    } catch {
      // A private window may deny it: the notice then comes back on the next page.
    }
    onAccept?.();
  };
  return (
    <aside className={styles.root} aria-label={texts.label}>
      <p className={styles.text}>
        {texts.text}{' '}
        <TextLink href={privacyHref} target="_blank">
          {texts.link}
        </TextLink>
      </p>
      <Button variant="dark" onClick={accept}>
        {texts.accept}
      </Button>
    </aside>
  );
}
