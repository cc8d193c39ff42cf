import type { ReceivePoint } from '@tropa/api-client';
import { Button, MapPinIcon, RequiredMark } from '@tropa/ui-kit';
import { useId } from 'react';
import { PointHint } from '../pickup-dialog/PointHint.js';
import type { OrderTexts } from './order.texts.js';
import styles from './PickupAddress.module.css';

/** Props of {@link PickupAddress}. */
export interface PickupAddressProps {
  /** The point chosen in the form; undefined while there is none. */
  readonly point: ReceivePoint | undefined;
  /** Opens the dialog of addresses. */
  readonly onOpen: () => void;
  readonly error?: string | undefined;
  readonly texts: OrderTexts;
}

/** Where the goods are collected: the chosen point with «изменить», or a button to choose one. */
export function PickupAddress({ point, onOpen, error, texts }: PickupAddressProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.root}>
      <span id={id} className={styles.label}>
        {texts.pickupAddress}
        <RequiredMark />
      </span>
      <div
        className={styles.box}
        data-chosen={point !== undefined || undefined}
        data-invalid={error ? true : undefined}
      >
        {point ? (
          <div id={`${id}-point`} className={styles.point}>
            <MapPinIcon size={20} className={styles.icon} aria-hidden="true" />
            <p className={styles.address}>{point.address}</p>
            <p className={styles.hint}>
              <PointHint {...point} />
            </p>
          </div>
        ) : null}
        {/* One button in both states: focus returns to it when the dialog closes. Its name lets the form find its
            first error. */}
        <Button
          name="address"
          className={point ? undefined : styles.open}
          variant={point ? 'ghost' : 'outline'}
          size={point ? 'sm' : 'md'}
          iconStart={point ? undefined : <MapPinIcon size={20} />}
          aria-haspopup="dialog"
          aria-describedby={`${id}-${point ? 'point' : 'error'}`}
          onClick={onOpen}
        >
          {point ? texts.changeAddress : texts.chooseAddress}
        </Button>
      </div>
      <p id={`${id}-error`} className={styles.error} role="alert" hidden={!error}>
        {error}
      </p>
    </div>
  );
}
