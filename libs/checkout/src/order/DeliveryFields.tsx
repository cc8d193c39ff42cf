import { Alert, RadioCard, TextField, TextLink } from '@tropa/ui-kit';
import { useController } from 'react-hook-form';
import { priceWords, type WayTerms } from '../delivery/way-terms.js';
import { PickupAddress } from './PickupAddress.js';
import type { OrderFormInput } from './order.schema.js';
import type { OrderTexts } from './order.texts.js';
import styles from './OrderFields.module.css';
import type { OrderFormState } from './use-order-form.js';

export interface DeliveryFieldsProps extends Pick<
  OrderFormState,
  'city' | 'points' | 'pointsType' | 'isPointsError' | 'retryPoints'
> {
  /** What each way costs, and when the goods arrive. */
  readonly courier: WayTerms;
  readonly pickup: WayTerms;
  /** Opens the dialog of pickup addresses. */
  readonly onOpenPickup: () => void;
  readonly texts: OrderTexts;
}

const words = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/**
 * Pickup or courier, and the address: the id of a pickup point, or a courier's address as text. Switching empties it.
 */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { city, points, pointsType, isPointsError, retryPoints, courier, pickup, onOpenPickup, texts } = props;
  const {
    field: { ref: deliveryRef, ...delivery },
  } = useController<OrderFormInput, 'delivery'>({ name: 'delivery' });
  const { field: address, fieldState } = useController<OrderFormInput, 'address'>({ name: 'address' });
  const choose = (value: OrderFormInput['delivery']) => {
    address.onChange('');
    delivery.onChange(value);
  };
  const hasNoPickup = points?.items.length === 0;
  const pickupFrom = pointsType === 'points' ? texts.pickupFromPoints : texts.pickupFromShops;
  const pickupHint = words(pickupFrom, pickup.price ? priceWords(pickup, texts) : '', pickup.dates);

  return (
    <>
      <div className={styles.cards} role="radiogroup" aria-label={texts.receiving}>
        <RadioCard
          ref={deliveryRef}
          name={delivery.name}
          value="pickup"
          checked={delivery.value === 'pickup'}
          disabled={hasNoPickup}
          onChange={() => choose('pickup')}
          title={texts.pickup}
          hint={hasNoPickup ? texts.noPoints : pickupHint}
        />
        <RadioCard
          name={delivery.name}
          value="courier"
          checked={delivery.value === 'courier'}
          onChange={() => choose('courier')}
          title={texts.courier}
          hint={words(priceWords(courier, texts), courier.dates)}
        />
      </div>
      {isPointsError && (
        <Alert kind="error">
          {texts.pointsError} <TextLink onClick={retryPoints}>{texts.retry}</TextLink>
        </Alert>
      )}
      {delivery.value === 'courier' && (
        <TextField
          {...address}
          value={address.value ?? ''}
          label={texts.courierAddress}
          placeholder={texts.courierAddressPlaceholder}
          autoComplete="street-address"
          maxLength={500}
          required
          error={fieldState.error?.message}
        />
      )}
      {delivery.value === 'pickup' &&
        (city ? (
          <PickupAddress
            point={points?.items.find(({ id }) => String(id) === address.value)}
            onOpen={onOpenPickup}
            error={fieldState.error?.message}
            texts={texts}
          />
        ) : (
          <p className={styles.note}>{texts.cityFirst}</p>
        ))}
    </>
  );
}
