import type { City, ReceivePoint, ReceivePoints } from '@tropa/api-client';
import { Button, Dialog, EmptyState, ErrorState, Skeleton, type MapSettings, useTexts } from '@tropa/ui-kit';
import { useId } from 'react';
import { PickupChoice } from './PickupChoice.js';
import { pickupDialogTexts, type PickupDialogTexts } from './pickup-dialog.texts.js';
import styles from './PickupDialog.module.css';
import { usePickupChoice } from './use-pickup-choice.js';

/** A list of usual length, while it loads. */
const loadingPoints = [1, 2, 3, 4];

/** Props of {@link PickupDialog}. */
export interface PickupDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly city: City;
  /** Shops or pickup points of the city; undefined until they are known. */
  readonly points: ReceivePoints | undefined;
  /** They could not be loaded. */
  readonly isError?: boolean;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** The point chosen in the form. */
  readonly chosenId: number | null;
  /** The buyer has confirmed a point; the host closes the dialog. */
  readonly onChoose: (point: ReceivePoint) => void;
  /** Key of Google Maps or tiles; without them our own simple plot is drawn. */
  readonly map?: MapSettings | undefined;
  /** The map provider failed to load; the plot and the list stay. For logs. */
  readonly onMapFailure?: ((provider: string, reason: unknown) => void) | undefined;
  readonly texts?: Partial<PickupDialogTexts>;
  readonly className?: string | undefined;
}

/**
 * Pickup addresses of the order's city: a map and a list that is complete without it. 1202 px wide, the whole
 * window under 600 px. Props only.
 */
export function PickupDialog({ isOpen, ...rest }: PickupDialogProps) {
  return isOpen ? <OpenPickup {...rest} /> : null;
}

function OpenPickup(props: Omit<PickupDialogProps, 'isOpen'>) {
  const {
    city,
    points,
    isError = false,
    isRetrying = false,
    onRetry,
    onClose,
    onChoose,
    map = {},
    onMapFailure,
  } = props;
  const texts = useTexts('pickupDialog', pickupDialogTexts, props.texts);
  const formId = useId();
  const choice = usePickupChoice(points?.items ?? [], props.chosenId);
  const { marked } = choice;
  const hasPoints = points !== undefined && points.items.length > 0;
  const isOfPoints = points?.type === 'points' && hasPoints;

  return (
    <Dialog
      className={props.className}
      isOpen
      isFullOnPhone
      onClose={onClose}
      title={isOfPoints ? texts.pointsTitle(city.value) : texts.shopsTitle(city.value)}
      size="xl"
      footer={
        hasPoints ? (
          <Button type="submit" form={formId} size="lg" disabled={!marked} className={styles.confirm}>
            {texts.confirm}
          </Button>
        ) : undefined
      }
    >
      {points ? null : isError ? (
        <ErrorState
          title={texts.errorTitle}
          text={texts.errorText}
          isRetrying={isRetrying}
          {...(onRetry && { onRetry })}
        />
      ) : (
        <div aria-busy="true" className={styles.split}>
          <div className={styles.side}>
            <div className={styles.list}>
              {loadingPoints.map((point) => (
                <Skeleton key={point} variant="block" height={76} />
              ))}
            </div>
          </div>
          <div className={styles.map} />
        </div>
      )}
      {points && !hasPoints ? <EmptyState title={texts.empty} /> : null}
      {hasPoints ? (
        // A separate form: Enter on an address confirms it, as in any list of radio buttons.
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            if (marked) onChoose(marked);
          }}
        >
          <PickupChoice
            choice={choice}
            mapLabel={isOfPoints ? texts.pointsMap : texts.shopsMap}
            map={map}
            onMapFailure={onMapFailure}
            texts={texts}
          />
        </form>
      ) : null}
    </Dialog>
  );
}
