import { useGetBasketItemsQuery, type BasketLine, lineKey, useAddress } from '@tropa/api-client';
import { Button, Dialog, formatMoney, Skeleton, useTexts } from '@tropa/ui-kit';
import { useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LineSummary } from '../basket/LineSummary.js';
import { addedToBasketTexts, type AddedToBasketTexts } from './added-to-basket.texts.js';
import { basketDialogClosed, selectAddedItem, selectIsBasketDialogOpen } from './checkout-dialogs.slice.js';
import styles from './AddedToBasketDialog.module.css';

/** Props of {@link AddedToBasketDialog}. */
export interface AddedToBasketDialogProps {
  /** Address of the basket. */
  readonly basketHref?: string;
  /** Under the line that was added: the choice of another variant. */
  readonly lineSlot?: ((line: BasketLine) => ReactNode) | undefined;
  readonly texts?: Partial<AddedToBasketTexts>;
  /** Class of the whole part; elements inside it have `data-part`: `total`, `actions`. */
  readonly className?: string | undefined;
}

/** Opens when something was added to the basket: go there, or continue shopping. */
export function AddedToBasketDialog({
  basketHref: ownBasketHref,
  lineSlot,
  texts: own,
  className,
}: AddedToBasketDialogProps) {
  const texts = useTexts('addedToBasket', addedToBasketTexts, own);
  const basketHref = useAddress('basket', ownBasketHref);
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsBasketDialogOpen);
  const added = useSelector(selectAddedItem);
  const { currentData: basket } = useGetBasketItemsQuery(undefined, { skip: !isOpen });
  const found = added && basket?.items.find((item) => lineKey(item) === lineKey(added));
  // A basket fetched before a swap lacks the new variant: the last line stays, so nothing shifts and focus is kept.
  const [seen, setSeen] = useState<{ readonly isOpen: boolean; readonly line: BasketLine | undefined }>({
    isOpen,
    line: undefined,
  });
  // When the dialog opens again, the same product may be in another variant.
  const latest = found ?? (isOpen && !seen.isOpen ? undefined : seen.line);
  if (seen.isOpen !== isOpen || seen.line !== latest) setSeen({ isOpen, line: latest });
  const line = latest?.id === added?.id ? latest : undefined;
  const close = () => dispatch(basketDialogClosed());

  return (
    <Dialog className={className} isOpen={isOpen} onClose={close} title={texts.title} size="sm">
      <div className={styles.body}>
        {line ? <LineSummary line={line} hasQuantity={false} /> : !basket && <Skeleton variant="block" height={72} />}
        {line && lineSlot?.(line)}
        {basket && basket.items.length > 0 && (
          <p className={styles.total} data-part="total">
            {texts.inBasket(basket.items.length)} <strong>{formatMoney(basket.price)}</strong>
          </p>
        )}
        <div className={styles.actions} data-part="actions">
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
