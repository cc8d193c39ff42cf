import type { City } from '@tropa/api-client';
import { RadioCard, TextField } from '@tropa/ui-kit';
import { useController } from 'react-hook-form';
import type { PointsType } from './payment-rules.js';
import { PickupPoints } from './PickupPoints.js';
import type { OrderFormInput } from './order.schema.js';
import type { OrderTexts } from './order.texts.js';
import styles from './OrderFields.module.css';

export interface DeliveryFieldsProps {
  readonly city: City | null;
  readonly pointsType: PointsType | null;
  readonly isDeliveryFree: boolean;
  readonly texts: OrderTexts;
}

/** Pickup or courier, and where. Changing the one empties the other's address. S2 §4. */
export function DeliveryFields({ city, pointsType, isDeliveryFree, texts }: DeliveryFieldsProps) {
  const { field: delivery } = useController<OrderFormInput, 'delivery'>({ name: 'delivery' });
  const { field: address, fieldState } = useController<OrderFormInput, 'address'>({ name: 'address' });
  const choose = (value: OrderFormInput['delivery']) => {
    address.onChange('');
    delivery.onChange(value);
  };
  const pickupHint = pointsType === 'points' ? texts.pickupFromPoints : texts.pickupFromShops;

  return (
    <>
      <div className={styles.cards} role="radiogroup" aria-label={texts.receiving}>
        <RadioCard
          ref={delivery.ref}
          name={delivery.name}
          value="pickup"
          checked={delivery.value === 'pickup'}
          onChange={() => choose('pickup')}
          title={texts.pickup}
          hint={pickupHint}
        />
        <RadioCard
          name={delivery.name}
          value="courier"
          checked={delivery.value === 'courier'}
          onChange={() => choose('courier')}
          title={texts.courier}
          hint={isDeliveryFree ? texts.free : texts.byManager}
        />
      </div>
      {delivery.value === 'courier' && (
        <TextField
          {...address}
          value={address.value ?? ''}
          label={texts.courierAddress}
          placeholder={texts.courierAddressPlaceholder}
          autoComplete="street-address"
          maxLength={500}
          error={fieldState.error?.message}
        />
      )}
      {delivery.value === 'pickup' &&
        (city ? (
          <PickupPoints key={city.id} city={city} texts={texts} />
        ) : (
          <p className={styles.note}>{texts.cityHint}</p>
        ))}
    </>
  );
}
