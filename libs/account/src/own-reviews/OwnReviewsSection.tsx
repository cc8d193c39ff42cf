import clsx from 'clsx';
import { refusalLine, useCancelReviewMutation, useGetUserQuery, type OwnReview, useAddress } from '@tropa/api-client';
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  RefusalNote,
  useLazyPart,
  useTexts,
  type FormDraft,
} from '@tropa/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.js';
import { UnauthorizedScreen } from '../unauthorized/UnauthorizedScreen.js';
import { ownReviewsTexts, type OwnReviewsTexts } from './own-reviews.texts.js';
import { OwnReviewsSkeleton } from './OwnReviewsSkeleton.js';
import type { ReviewInput } from './review.schema.js';
import { ReviewList } from './ReviewList.js';
import { useOwnReviews } from './use-own-reviews.js';
import styles from './OwnReviewsSection.module.css';

/** Props of {@link OwnReviewsSection}. */
export interface OwnReviewsSectionProps {
  /** Goods that wait for a rating (page data `_itemsToReview`). */
  readonly items?: readonly OwnReview[];
  /** The user's own reviews, newest first (page data `_reviews`). */
  readonly reviews?: readonly OwnReview[];
  readonly catalogHref?: string;
  /** The server accepted a review. */
  readonly onSent?: ((review: OwnReview) => void) | undefined;
  /** The user declined to review a product: it no longer waits for a rating. */
  readonly onDismissed?: ((item: OwnReview) => void) | undefined;
  /** A review was rejected (the message is shown under the form), or declining one was (it is shown in its card). */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: Partial<OwnReviewsTexts> | undefined;
  readonly className?: string | undefined;
}

const importDialog = () => import('./ReviewDialog.js').then((module) => module.ReviewDialog);

/** The product that is being reviewed, and what was typed about it before. */
interface Rated {
  readonly item: OwnReview;
  readonly draft: FormDraft<ReviewInput>;
}

/** The account's reviews: products that wait for a rating, the user's own reviews, and the dialog to write one. */
export function OwnReviewsSection({
  items = [],
  reviews = [],
  catalogHref: ownCatalogHref,
  onSent,
  onDismissed,
  onError,
  texts: own,
  className,
}: OwnReviewsSectionProps) {
  const texts = useTexts('ownReviews', ownReviewsTexts, own);
  const catalogHref = useAddress('catalog', ownCatalogHref);
  const { currentData: user, isError, refetch } = useGetUserQuery();
  const lists = useOwnReviews(items, reviews);
  const [Dialog, loadDialog] = useLazyPart(importDialog);
  const [rated, setRated] = useState<Rated | null>(null);
  const [asked, setAsked] = useState<OwnReview | null>(null);
  const [news, setNews] = useState('');
  const [changed, setChanged] = useState<{ readonly list: 'waiting' | 'own' } | null>(null);
  const [cancelReview, cancelling] = useCancelReviewMutation();
  const drafts = useRef(new Map<number, Rated['draft']>());
  const waitingHeading = useRef<HTMLHeadingElement>(null);
  const ownHeading = useRef<HTMLHeadingElement>(null);

  // The clicked button was removed with its card: the focus moves once the dialog has closed.
  useEffect(() => {
    if (changed) (changed.list === 'own' ? ownHeading : waitingHeading).current?.focus();
  }, [changed]);

  // A refetch after a rejected review may fail too: the form keeps everything typed.
  if (isError && user === undefined) {
    return <ErrorState title={texts.errorTitle} text={texts.errorText} onRetry={() => void refetch()} />;
  }
  if (user === undefined) return <OwnReviewsSkeleton />;
  if (user === null) return <UnauthorizedScreen />;
  if (lists.waiting.length === 0 && lists.own.length === 0 && news === '') {
    const action = <Button href={catalogHref}>{texts.toCatalog}</Button>;
    return <EmptyState title={texts.emptyTitle} hint={texts.emptyHint} action={action} />;
  }

  const rate = (item: OwnReview) => {
    const draft = drafts.current.get(item.id) ?? { current: null };
    drafts.current.set(item.id, draft);
    loadDialog();
    setRated({ item, draft });
  };
  const takeIn = (review: OwnReview) => {
    lists.onSent(review);
    setRated(null);
    setNews(texts.sent);
    setChanged({ list: 'own' });
    onSent?.(review);
  };
  const dismiss = async (item: OwnReview) => {
    const result = await cancelReview({ id: item.id });
    setAsked(null);
    if ('error' in result) return onError?.(result.error);
    lists.onDismissed(item.id);
    setNews(texts.dismissed);
    setChanged({ list: 'waiting' });
    return onDismissed?.(item);
  };

  return (
    <div className={clsx(styles.root, className)}>
      {news ? (
        <Alert kind="success" onClose={() => setNews('')}>
          {news}
        </Alert>
      ) : null}
      <ReviewList
        ref={waitingHeading}
        title={texts.waitingTitle}
        empty={texts.waitingEmpty}
        reviews={lists.waiting}
        texts={texts}
        renderActions={(item) => (
          <>
            <Button
              variant="dark"
              aria-haspopup="dialog"
              aria-label={texts.rateOf(item.title)}
              onPointerEnter={loadDialog}
              onFocus={loadDialog}
              onClick={() => rate(item)}
            >
              {texts.rate}
            </Button>
            <Button variant="ghost" aria-label={texts.dismissOf(item.title)} onClick={() => setAsked(item)}>
              {texts.dismiss}
            </Button>
            <RefusalNote
              className={styles.refusal}
              text={
                cancelling.originalArgs?.id === item.id ? refusalLine(cancelling.error, texts.dismissFailed) : undefined
              }
            />
          </>
        )}
      />
      <ReviewList ref={ownHeading} title={texts.ownTitle} empty={texts.ownEmpty} reviews={lists.own} texts={texts} />
      {Dialog ? (
        <Dialog rated={rated} onClose={() => setRated(null)} onSuccess={takeIn} onError={onError} texts={texts} />
      ) : null}
      <ConfirmDialog
        isOpen={asked !== null}
        title={texts.dismissQuestion}
        confirm={texts.dismiss}
        keep={texts.keep}
        isBusy={cancelling.isLoading}
        onConfirm={() => asked && void dismiss(asked)}
        onClose={() => setAsked(null)}
      >
        {asked ? texts.dismissText(asked.title) : ''}
      </ConfirmDialog>
    </div>
  );
}
