import { useState } from 'react';
import { Button } from '@tropa/ui-kit';
import { useAddToComparisonMutation, useGetComparisonLengthQuery } from '@tropa/api-client';
import type { CompareTexts } from './compare.texts.js';
import styles from './SharedComparison.module.css';

/** Props of {@link SharedComparison}. */
export interface SharedComparisonProps {
  /** Goods of the shared list, in its order. */
  ids: readonly number[];
  /** The visitor's own comparison. */
  compareHref: string;
  onTaken?: () => void;
  texts: CompareTexts;
}

/** What one can do with somebody's comparison: take all of it into one's own, then open that. */
export function SharedComparison({ ids, compareHref, onTaken, texts }: SharedComparisonProps) {
  const { data: own } = useGetComparisonLengthQuery();
  const [add] = useAddToComparisonMutation();
  const [state, setState] = useState<'idle' | 'taking' | 'failed'>('idle');
  const missing = ids.filter((id) => !own?.itemsId.includes(id));
  const isOwn = missing.length === 0 && state !== 'taking';

  const takeAll = async () => {
    setState('taking');
    // One after another from the last: the newest stands first in a list, so the order stays as it was shared.
    for (const id of [...missing].reverse()) {
      if ((await add({ id })).error) {
        setState('failed');
        return;
      }
    }
    setState('idle');
    onTaken?.();
  };

  return (
    <div className={styles.notice}>
      <p role="status" className={styles.text}>
        {isOwn ? texts.sharedOwn : texts.shared}
      </p>
      {isOwn ? (
        <Button variant="outline" href={compareHref}>
          {texts.openOwn}
        </Button>
      ) : (
        <Button variant="outline" isLoading={state === 'taking'} onClick={() => void takeAll()}>
          {texts.takeAll}
        </Button>
      )}
      {state === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {texts.takeFailed}
        </p>
      ) : null}
    </div>
  );
}
