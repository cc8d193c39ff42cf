import { basketApi, refusalLine, type ShopStore, type VariantRef, lineKey, refOf, useSeenAs } from '@tropa/api-client';
import { Button, type ButtonProps, CheckIcon, RefusalNote, useTexts } from '@tropa/ui-kit';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { basketDialogRequested } from '../basket-dialog/checkout-dialogs.slice.js';
import { addToBasketTexts, type AddToBasketTexts } from './add-to-basket.texts.js';

/** Props of {@link AddToBasketButton}. */
export interface AddToBasketButtonProps extends VariantRef {
  /** Whether there is anything to buy; false disables the button. */
  readonly isAvailable?: boolean;
  /** Whether that is not known yet. */
  readonly isPending?: boolean;
  readonly size?: ButtonProps['size'];
  readonly isFullWidth?: boolean;
  readonly className?: string;
  /** Where a refusal is shown: under the button, or over what is above it, so that nothing shifts. @default 'line' */
  readonly refusalPlace?: 'line' | 'above';
  /** Fires after the server has accepted the item. */
  readonly onSuccess?: (item: VariantRef) => void;
  /** Fires after it was rejected. */
  readonly onError?: (error: unknown) => void;
  readonly texts?: Partial<AddToBasketTexts>;
}

// Reads the basket if some widget has fetched it; a button never fetches it.
const selectBasket = basketApi.endpoints.getBasketItems.select();
type State = Parameters<typeof selectBasket>[0];

/**
 * «В корзину»: says «В корзине» in the next frame; a refusal rolls that back and is announced at the button. Clicked
 * again, it shows the basket dialog.
 */
export function AddToBasketButton(props: AddToBasketButtonProps) {
  const {
    isAvailable = true,
    isPending = false,
    size,
    isFullWidth,
    className,
    refusalPlace,
    onSuccess,
    onError,
  } = props;
  const texts = useTexts('addToBasket', addToBasketTexts, props.texts);
  const item = refOf(props);
  const key = lineKey(item);
  const dispatch = useDispatch<ShopStore['dispatch']>();
  const seenAs = useSeenAs();
  const [refusal, setRefusal] = useState<{ readonly key: string; readonly error: unknown }>();
  // What was added from here, and the time of the response, ms: Infinity while it is pending.
  const [added, setAdded] = useState<{ readonly key: string; readonly at: number }>();
  const isListed = useSelector(
    (state: State) => selectBasket(state).data?.items.some((line) => lineKey(line) === key) ?? false,
  );
  const readAt = useSelector((state: State) => selectBasket(state).fulfilledTimeStamp ?? 0);
  // A basket fetched after the response is more recent: the line may have been deleted there.
  const isInBasket = isListed || (added?.key === key && added.at >= readAt);

  const press = async () => {
    if (isInBasket) return void dispatch(basketDialogRequested(item));
    setRefusal(undefined);
    setAdded({ key, at: Number.POSITIVE_INFINITY });
    try {
      await dispatch(basketApi.endpoints.addItemToBasket.initiate({ ...item, seenAs }, { track: false })).unwrap();
      setAdded((current) => (current?.key === key ? { key, at: Date.now() } : current));
      onSuccess?.(item);
    } catch (error) {
      setAdded((current) => (current?.key === key ? undefined : current));
      setRefusal({ key, error });
      onError?.(error);
    }
  };

  // While availability is unknown the item does not count as sold out.
  const isGone = !isAvailable && !isPending;

  return (
    <>
      <Button
        size={size}
        isFullWidth={isFullWidth}
        className={className}
        variant={isInBasket ? 'dark' : 'primary'}
        disabled={isGone && !isInBasket}
        isLoading={isPending}
        data-in-basket={isInBasket || undefined}
        iconStart={isInBasket ? <CheckIcon /> : undefined}
        onClick={() => void press()}
      >
        {isInBasket ? texts.inBasket : isGone ? texts.unavailable : texts.add}
      </Button>
      <RefusalNote
        // A refusal is shown for the rejected variant only.
        text={refusal?.key === key ? refusalLine(refusal.error, texts.failed) : undefined}
        place={refusalPlace}
        // A line may stay until the next click; a plate covers something, so it must disappear.
        onEnd={refusalPlace === 'above' ? () => setRefusal(undefined) : undefined}
      />
    </>
  );
}
