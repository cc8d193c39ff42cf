import { Button, useLazyPart, type ButtonProps, useTexts } from '@tropa/ui-kit';
import { useState } from 'react';
import type { ReservationDialogProps } from './ReservationDialog.js';
import { reservationTexts } from './reservation.texts.js';

/** Props of {@link ReserveButton}. */
export interface ReserveButtonProps extends Omit<ReservationDialogProps, 'isOpen' | 'onClose'> {
  /** Whether some shop has it; false, also when availability failed, disables the button. */
  readonly isAvailable: boolean;
  /** Whether that is not known yet. */
  readonly isPending?: boolean | undefined;
  readonly size?: ButtonProps['size'];
  readonly isFullWidth?: boolean;
  /** Class of the button. */
  readonly className?: string;
}

const importDialog = () => import('./ReservationDialog.js').then((module) => module.ReservationDialog);

/** «Забронировать» and the dialog behind it, whose code is loaded when it is first opened. */
export function ReserveButton({
  isAvailable,
  isPending = false,
  size,
  isFullWidth,
  className,
  ...dialog
}: ReserveButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, load] = useLazyPart(importDialog);
  const { reserve } = useTexts('reservation', reservationTexts, dialog.texts);
  return (
    <>
      <Button
        variant="outline"
        size={size}
        isFullWidth={isFullWidth}
        className={className}
        disabled={!isAvailable || isPending}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onClick={() => {
          load();
          setIsOpen(true);
        }}
      >
        {reserve}
      </Button>
      {Dialog ? <Dialog {...dialog} isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
