import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { BarsIcon, useTexts } from '@tropa/ui-kit';
import type { ApiError, ComparedProduct } from '@tropa/api-client';
import {
  refusalLine,
  useClearComparisonMutation,
  useErrorEvent,
  useGetComparedItemsQuery,
  useRemoveFromComparisonMutation,
  useAddress,
} from '@tropa/api-client';
import { ClearListButton } from '../own-list/ClearListButton.js';
import { OwnList } from '../own-list/OwnList.js';
import { useClearList } from '../own-list/useClearList.js';
import { useRefusals } from '../own-list/useRefusals.js';
import type { CompareMode } from './compare-rows.js';
import { CompareButton } from './CompareButton.js';
import { CompareModeField } from './CompareModeField.js';
import { CompareSkeleton } from './CompareSkeleton.js';
import { CompareTable } from './CompareTable.js';
import { ShareComparison } from './ShareComparison.js';
import { SharedComparison } from './SharedComparison.js';
import type { CompareTexts } from './compare.texts.js';
import { compareTexts } from './compare.texts.js';
import styles from './CompareSection.module.css';

/** Props of {@link CompareSection}. */
export interface CompareSectionProps {
  /** Page data `_compare`: a comparison that someone shared. Shown as it is, without a request. */
  shared?: readonly ComparedProduct[] | null;
  /** Where the empty page sends the visitor. @default '/catalog/' */
  catalogHref?: string;
  /** This page without parameters: the visitor's own list; `?ids=` makes the address to share. @default '/catalog/compare/' */
  compareHref?: string;
  /** The button under each product: buying. */
  cardAction?: (item: ComparedProduct) => ReactNode;
  /** The list has been cleared by «удалить все». */
  onCleared?: () => void;
  /** The visitor has shared the list: the address was handed to the system or copied. */
  onShared?: (address: string) => void;
  /** All goods of a shared comparison are now in the visitor's own. */
  onTaken?: () => void;
  /** Fires when the list could not be loaded; the page itself says so and offers a retry. */
  onError?: (error: ApiError) => void;
  /** Class of the whole section; its parts have `data-part`: `head`, `count`, `actions`, `table`. */
  className?: string;
  texts?: Partial<CompareTexts>;
}

/**
 * The comparison page: count, three-way filter, table, «удалить все», «Поделиться». A shared list can be viewed, and
 * its products added to one's own, one by one or all together.
 */
export function CompareSection({
  shared = null,
  catalogHref: ownCatalogHref,
  compareHref: ownCompareHref,
  cardAction,
  onCleared,
  onShared,
  onTaken,
  onError,
  className,
  texts: own,
}: CompareSectionProps) {
  const texts = useTexts('compare', compareTexts, own);
  const catalogHref = useAddress('catalog', ownCatalogHref);
  const compareHref = useAddress('compare', ownCompareHref);
  const [mode, setMode] = useState<CompareMode>('all');
  const list = useGetComparedItemsQuery(undefined, { skip: shared !== null });
  useErrorEvent(list.error, onError);
  const [remove] = useRemoveFromComparisonMutation();
  const [clear, clearing] = useClearComparisonMutation();
  const items = shared ?? list.data;
  const ids = items?.map((item) => item.id) ?? [];

  const refusals = useRefusals();
  const removeOne = async (id: number) => {
    refusals.tell(id, undefined);
    const { error: refused } = await remove({ id });
    if (refused) refusals.tell(id, refusalLine(refused, texts.removeFailed));
  };
  const clearAll = useClearList(clear, items?.length === 0, onCleared);

  return (
    <div className={clsx(styles.section, className)}>
      <div className={styles.head} data-part="head">
        <h1>{texts.title}</h1>
        <p className={styles.count} data-part="count" role="status">
          {items ? texts.count(items.length) : null}
        </p>
        {ids.length > 0 && !shared ? (
          <div className={styles.actions} data-part="actions">
            <ShareComparison key={ids.join()} ids={ids} compareHref={compareHref} onShared={onShared} texts={texts} />
            <ClearListButton className={styles.removeAll} onClear={clearAll} clearing={clearing} texts={texts} />
          </div>
        ) : null}
      </div>
      {shared && ids.length > 0 ? (
        <SharedComparison ids={ids} compareHref={compareHref} onTaken={onTaken} texts={texts} />
      ) : null}
      <OwnList
        list={{ ...list, data: items }}
        skeleton={
          <div className={styles.table}>
            <CompareSkeleton hasAction={cardAction !== undefined} />
          </div>
        }
        icon={<BarsIcon />}
        catalogHref={catalogHref}
        texts={texts}
      >
        {(goods) => (
          <>
            <CompareModeField value={mode} onChange={setMode} texts={texts} />
            <div className={styles.table} data-part="table">
              <CompareTable
                items={goods}
                mode={mode}
                onRemove={shared ? undefined : (id) => void removeOne(id)}
                refusals={refusals}
                cardTool={shared ? ({ id }) => <CompareButton id={id} label={texts.toggle} /> : undefined}
                cardAction={cardAction}
                texts={texts}
              />
            </div>
          </>
        )}
      </OwnList>
    </div>
  );
}
