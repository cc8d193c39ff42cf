import { useCancelOrderMutation, useGetOrdersQuery, useGetUserQuery, useRepeatOrderMutation } from '@tropa/api-client';
import { Button, EmptyState, ErrorState, Pagination, SelectField, Skeleton } from '@tropa/ui-kit';
import { useState, type MouseEvent } from 'react';
import { useAccountEnvironment } from '../environment/AccountEnvironment.js';
import { UnauthorizedScreen } from '../unauthorized/UnauthorizedScreen.js';
import { OrderCard } from './OrderCard.js';
import { ordersTexts as texts } from './orders.texts.js';
import styles from './OrdersSection.module.css';

/** Orders on a page. S2 §9. */
export const ordersPageSize = 20;
/** Page links that are visible at once. S2 §9. */
const visiblePages = 5;

export interface OrdersSectionProps {
  /** Years that have orders, newest first (page data `_ordersYears`). */
  readonly years?: readonly number[];
  readonly catalogHref?: string;
  readonly basketHref?: string;
  /** For a guest who has just ordered. Decision 36. */
  readonly guestNote?: string | undefined;
  /** Opens an empty tab whose address is set when the answer is there. Decision 37. */
  readonly openTab?: () => { go(address: string): void; close(): void };
}

/** The visitor's orders: year filter, list, paging, «показать все», cancel, repeat, pay. S2 §2, §4. */
export function OrdersSection({
  years = [],
  catalogHref = '/catalog/',
  basketHref = '/basket',
  guestNote,
  openTab,
}: OrdersSectionProps) {
  const { onNavigate } = useAccountEnvironment();
  const [year, setYear] = useState<number>();
  const [page, setPage] = useState(1);
  const [isWhole, setIsWhole] = useState(false);
  const [known, setKnown] = useState(0);
  const user = useGetUserQuery();
  const limit = isWhole ? Math.max(known, ordersPageSize) : ordersPageSize;
  const argument = { page, limit, ...(year === undefined ? {} : { year }) };
  const { currentData, isError, refetch } = useGetOrdersQuery(argument, { skip: !user.currentData });
  const [cancelOrder, cancelling] = useCancelOrderMutation();
  const [repeatOrder, repeating] = useRepeatOrderMutation();

  if (user.currentData === null) return <UnauthorizedScreen note={guestNote} />;
  if (isError || user.isError) {
    const retry = () => void (user.isError ? user.refetch() : refetch());
    return <ErrorState title={texts.errorTitle} text={texts.errorText} onRetry={retry} />;
  }

  const repeat = async (id: number, event: MouseEvent<HTMLElement>) => {
    const tab = (event.ctrlKey || event.metaKey) && openTab ? openTab() : undefined;
    const result = await repeatOrder({ id });
    // A failure is only logged (S2 §8); an empty tab would be a riddle.
    if ('error' in result) tab?.close();
    else if (tab) tab.go(basketHref);
    else onNavigate(basketHref);
  };

  const showAll = (count: number) => {
    setKnown(count);
    setIsWhole(true);
    setPage(1);
  };

  return (
    <section className={styles.root} aria-label={texts.title}>
      {years.length > 0 ? (
        <SelectField
          className={styles.year}
          label={texts.year}
          value={year ?? ''}
          onChange={({ target }) => {
            setYear(target.value === '' ? undefined : Number(target.value));
            setPage(1);
            setIsWhole(false);
          }}
        >
          <option value="">{texts.allYears}</option>
          {years.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </SelectField>
      ) : null}
      {!currentData ? (
        <div className={styles.list} aria-busy="true">
          <Skeleton height={220} />
          <Skeleton height={220} />
        </div>
      ) : null}
      {currentData?.items.length === 0 ? (
        <EmptyState
          title={texts.emptyTitle}
          hint={texts.emptyHint}
          action={<Button href={catalogHref}>{texts.toCatalog}</Button>}
        />
      ) : null}
      {currentData && currentData.items.length > 0 ? (
        <>
          <div className={styles.list}>
            {currentData.items.map((order) => (
              <OrderCard
                key={order.id}
                order={order}
                isBusy={
                  (cancelling.isLoading && cancelling.originalArgs?.id === order.id) ||
                  (repeating.isLoading && repeating.originalArgs?.id === order.id)
                }
                onCancel={() => void cancelOrder({ id: order.id })}
                onRepeat={(event) => void repeat(order.id, event)}
              />
            ))}
          </div>
          {currentData.count > ordersPageSize && !isWhole ? (
            <div className={styles.paging}>
              <Pagination
                aria-label={texts.pages}
                hrefFor={(target) => `?page=${target}`}
                page={page}
                pageCount={Math.ceil(currentData.count / ordersPageSize)}
                visible={visiblePages}
                onPageChange={setPage}
              />
              <Button variant="ghost" onClick={() => showAll(currentData.count)}>
                {texts.showAll}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
