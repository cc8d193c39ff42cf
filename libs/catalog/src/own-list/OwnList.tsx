import type { ReactNode } from 'react';
import { Button, EmptyState, ErrorState } from '@tropa/ui-kit';

/** Props of {@link OwnList}. */
export interface OwnListProps<Item> {
  /** State of the query for the list; `data` is absent until there is something to show. */
  list: {
    readonly data?: readonly Item[] | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Shown while the list loads. */
  skeleton: ReactNode;
  /** Icon of the empty list. */
  icon: ReactNode;
  /** Where the empty list sends the visitor. */
  catalogHref: string;
  texts: Readonly<Record<'errorTitle' | 'errorText' | 'retry' | 'emptyTitle' | 'emptyHint' | 'emptyAction', string>>;
  /** Renders the goods of a non-empty list. */
  children: (items: readonly Item[]) => ReactNode;
}

/** A personal list in its current state: loading, failed, empty, or filled with goods. */
export function OwnList<Item>({ list, skeleton, icon, catalogHref, texts, children }: OwnListProps<Item>) {
  const { data: items, isError, isFetching, refetch } = list;
  if (!items && !isError) return skeleton;
  if (!items) {
    return (
      <ErrorState
        title={texts.errorTitle}
        text={texts.errorText}
        retryLabel={texts.retry}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (items.length > 0) return children(items);
  return (
    <EmptyState
      data-part="empty"
      icon={icon}
      title={texts.emptyTitle}
      hint={texts.emptyHint}
      action={<Button href={catalogHref}>{texts.emptyAction}</Button>}
    />
  );
}
