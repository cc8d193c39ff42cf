import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button, EmptyState, ErrorState, Skeleton } from '@tropa/ui-kit';
import type { ComparedProduct } from '@tropa/api-client';
import {
  useClearComparisonMutation,
  useGetComparedItemsQuery,
  useRemoveFromComparisonMutation,
} from '@tropa/api-client';
import type { CompareMode } from './compare-rows.js';
import { CompareModeField } from './CompareModeField.js';
import { CompareTable } from './CompareTable.js';
import type { CompareTexts } from './compare.texts.js';
import { compareTexts } from './compare.texts.js';
import styles from './CompareSection.module.css';

/** Props of {@link CompareSection}. */
export interface CompareSectionProps {
  /** Page data `_compare`: a comparison that someone shared. Shown as it is, no call is made (decision 27). */
  shared?: readonly ComparedProduct[] | null;
  /** Where the empty page sends the visitor. @default '/catalog/' */
  catalogHref?: string;
  /** The button under each product: buying. */
  cardAction?: (item: ComparedProduct) => ReactNode;
  /** The list has been cleared by «удалить все» (S1 §4: an event after clearing). */
  onCleared?: () => void;
  texts?: CompareTexts;
}

/** The comparison page (S1 §2): count, three-way filter, table, «удалить все». */
export function CompareSection({
  shared = null,
  catalogHref = '/catalog/',
  cardAction,
  onCleared,
  texts = compareTexts,
}: CompareSectionProps) {
  const [mode, setMode] = useState<CompareMode>('all');
  const { data, isError, isFetching, refetch } = useGetComparedItemsQuery(undefined, { skip: shared !== null });
  const [remove] = useRemoveFromComparisonMutation();
  const [clear, clearing] = useClearComparisonMutation();
  const items = shared ?? data;

  const clearAll = async () => {
    const answer = await clear();
    if (!answer.error) onCleared?.();
  };

  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <p className={styles.count} role="status">
          {items ? texts.count(items.length) : null}
        </p>
        {items && items.length > 0 && !shared ? (
          <div className={styles.removeAll}>
            <Button variant="ghost" size="sm" isLoading={clearing.isLoading} onClick={() => void clearAll()}>
              {texts.removeAll}
            </Button>
          </div>
        ) : null}
      </div>
      {isError && !items ? (
        <ErrorState
          title={texts.errorTitle}
          text={texts.errorText}
          retryLabel={texts.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!items && !isError ? <Skeleton variant="block" height={360} /> : null}
      {items?.length === 0 ? (
        <EmptyState
          title={texts.emptyTitle}
          hint={texts.emptyHint}
          action={<Button href={catalogHref}>{texts.emptyAction}</Button>}
        />
      ) : null}
      {items && items.length > 0 ? (
        <>
          <CompareModeField value={mode} onChange={setMode} texts={texts} />
          <div className={styles.table}>
            <CompareTable
              items={items}
              mode={mode}
              onRemove={shared ? undefined : (id) => void remove({ id })}
              cardAction={cardAction}
              texts={texts}
            />
          </div>
        </>
      ) : null}
    </div>
  );
}
