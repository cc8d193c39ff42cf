import { useGetBasketItemsQuery, type BasketLine } from '@tropa/api-client';
import { Button, Dialog, formatMoney, Skeleton } from '@tropa/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LineSummary } from '../basket/LineSummary.js';
import { lineKey } from '../basket/line-key.js';
import { addedToBasketTexts, type AddedToBasketTexts } from './added-to-basket.texts.js';
import { basketDialogClosed, selectAddedItem, selectIsBasketDialogOpen } from './checkout-dialogs.slice.js';
import styles from './AddedToBasketDialog.module.css';

/** Props of {@link AddedToBasketDialog}. */
export interface AddedToBasketDialogProps {
  /** Address of the basket. */
  readonly basketHref?: string;
  /** Under the line that was added: the choice of another variant (decision 52). */
  readonly lineSlot?: ((line: BasketLine) => ReactNode) | undefined;
  readonly texts?: Partial<AddedToBasketTexts>;
}

/** Opens when something was put into the basket: go there, or go on shopping. S2 §2, decision 43. */
export function AddedToBasketDialog({ basketHref = '/basket', lineSlot, texts: own }: AddedToBasketDialogProps) {
  const texts = { ...addedToBasketTexts, ...own };
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsBasketDialogOpen);
  const added = useSelector(selectAddedItem);
  const { currentData: basket } = useGetBasketItemsQuery(undefined, { skip: !isOpen });
  const found = added && basket?.items.find((item) => lineKey(item) === lineKey(added));
  // A basket asked for before another variant took its place does not know that one: nothing jumps, the focus stays.
  const before = useRef<BasketLine>(undefined);
  useEffect(() => {
    if (found) before.current = found;
    // Another time the same product may be another variant.
    if (!isOpen) before.current = undefined;
  });
  const line = found ?? (before.current?.id === added?.id ? before.current : undefined);
  const close = () => dispatch(basketDialogClosed());

  return (
    <Dialog isOpen={isOpen} onClose={close} title={texts.title} size="sm">
      <div className={styles.body}>
        {line ? <LineSummary line={line} hasQuantity={false} /> : !basket && <Skeleton variant="block" height={72} />}
        {line && lineSlot?.(line)}
        {basket && basket.items.length > 0 && (
          <p className={styles.total}>
            {texts.inBasket(basket.items.length)} <strong>{formatMoney(basket.price)}</strong>
          </p>
        )}
        <div className={styles.actions}>
          <Button href={basketHref} isFullWidth>
            {texts.toBasket}
          </Button>
          <Button variant="outline" isFullWidth onClick={close}>
            {texts.goOn}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
