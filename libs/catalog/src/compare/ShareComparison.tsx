import { useEffect, useRef, useState } from 'react';
import { Button, TextField } from '@tropa/ui-kit';
import type { CompareTexts } from './compare.texts.js';
import styles from './ShareComparison.module.css';

/** Props of {@link ShareComparison}. */
export interface ShareComparisonProps {
  ids: readonly number[];
  /** The comparison's page without parameters. */
  compareHref: string;
  onShared?: (address: string) => void;
  texts: CompareTexts;
}

/**
 * «Поделиться»: passes the address of this list, `?ids=1,2`, to the system's share sheet where there is one, copies it
 * otherwise, and where neither is allowed shows it so that it can be copied by hand.
 */
export function ShareComparison({ ids, compareHref, onShared, texts }: ShareComparisonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'by hand'>('idle');
  const [address, setAddress] = useState('');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state === 'by hand') field.current?.select();
  }, [state]);

  const share = async () => {
    const url = new URL(`${compareHref}?ids=${ids.join(',')}`, window.location.href).href;
    setAddress(url);
    const how = await hand(url, texts.shareTitle);
    if (how === 'cancelled') return;
    if (how !== 'shared') setState(how);
    if (how !== 'by hand') onShared?.(url);
  };

  return (
    <div className={styles.share}>
      <Button variant="outline" onClick={() => void share()}>
        {texts.share}
      </Button>
      <span role="status" className={styles.copied}>
        {state === 'copied' ? texts.shareCopied : null}
      </span>
      {state === 'by hand' ? (
        <TextField
          ref={field}
          fieldClassName={styles.byHand}
          label={texts.shareByHand}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </div>
  );
}

async function hand(url: string, title: string): Promise<'shared' | 'cancelled' | 'copied' | 'by hand'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // No permission, or a page without https, where there is no clipboard at all.
    return 'by hand';
  }
}
