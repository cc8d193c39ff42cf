import { useGetReceivePointsQuery, type City, type ReceivePoint } from '@tropa/api-client';
import { Alert, formatPhone, RadioCard, Skeleton, TextLink } from '@tropa/ui-kit';
import { useController } from 'react-hook-form';
import type { OrderFormInput } from './order.schema.js';
import type { OrderTexts } from './order.texts.js';
import styles from './OrderFields.module.css';

export interface PickupPointsProps {
  readonly city: City;
  readonly texts: OrderTexts;
}

/** Opening hours and phone; a phone is never torn between two lines. */
const hintOf = ({ workTime, phone }: ReceivePoint) => (
  <>
    {workTime}
    {workTime && phone ? ' · ' : ''}
    {phone ? <span className={styles.phone}>{formatPhone(phone)}</span> : null}
  </>
);

/** Where to collect the goods: shops or points of the order's city, one to be chosen. S2 §3, decision 46. */
export function PickupPoints({ city, texts }: PickupPointsProps) {
  const { currentData: points, isError, refetch } = useGetReceivePointsQuery({ id: city.id });
  const { field, fieldState } = useController<OrderFormInput, 'address'>({ name: 'address' });

  if (!points) {
    if (!isError) return <Skeleton variant="block" height={72} />;
    return (
      <Alert kind="error">
        {texts.pointsError} <TextLink onClick={() => void refetch()}>{texts.retry}</TextLink>
      </Alert>
    );
  }
  if (points.items.length === 0) return <p className={styles.note}>{texts.noPoints}</p>;
  return (
    <fieldset aria-invalid={fieldState.error ? true : undefined}>
      <legend className={styles.legend}>{texts.pickupAddress}</legend>
      <div className={styles.points}>
        {points.items.map((point, index) => (
          <RadioCard
            key={point.id}
            ref={index === 0 ? field.ref : undefined}
            name={field.name}
            value={String(point.id)}
            checked={field.value === String(point.id)}
            onChange={() => field.onChange(String(point.id))}
            title={point.address}
            hint={hintOf(point)}
          />
        ))}
      </div>
      <p className={styles.error} role="alert" hidden={!fieldState.error}>
        {fieldState.error?.message}
      </p>
    </fieldset>
  );
}
