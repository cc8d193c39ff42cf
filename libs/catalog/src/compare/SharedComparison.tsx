import { useState } from 'react';
import { Button } from '@tropa/ui-kit';
import { refusalLine, useAddToComparisonMutation, useGetComparisonLengthQuery } from '@tropa/api-client';
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

/** Actions on somebody else's comparison: add all of it to one's own, then open one's own. */
export function SharedComparison({ ids, compareHref, onTaken, texts }: SharedComparisonProps) {
  const { data: own } = useGetComparisonLengthQuery();
  const [add] = useAddToComparisonMutation();
  const [isTaking, setTaking] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const missing = ids.filter((id) => !own?.itemsId.includes(id));
  const isOwn = missing.length === 0 && !isTaking;

  const takeAll = async () => {
    setTaking(true);
    setRefused(undefined);
    // One after another from the last: the newest comes first in a list, so the shared order is kept.
    for (const id of [...missing].reverse()) {
      const { error } = await add({ id });
      if (error) {
        setRefused(error);
        setTaking(false);
        return;
      }
    }
    setTaking(false);
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
        <Button variant="outline" isLoading={isTaking} onClick={() => void takeAll()}>
          {texts.takeAll}
        </Button>
      )}
      {refused ? (
        <p role="alert" className={styles.failed}>
          {refusalLine(refused, texts.takeFailed)}
        </p>
      ) : null}
    </div>
  );
}
