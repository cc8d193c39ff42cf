import { Button, Dialog, useTexts } from '@tropa/ui-kit';
import { useRef, useState } from 'react';
import { FormDone } from '../form-frame/FormDone.js';
import type { WorkInput } from './work.schema.js';
import { workTexts } from './work.texts.js';
import { WorkForm, type WorkFormProps } from './WorkForm.js';

/** Props of {@link WorkDialog}. */
export interface WorkDialogProps extends Omit<WorkFormProps, 'draft'> {
  readonly isOpen: boolean;
  /** Esc, the overlay, the cross; also after the form was sent. */
  readonly onClose: () => void;
}

/** «Анкета» in a dialog; once sent, it is replaced by the dialog «Анкета отправлена!». */
export function WorkDialog({ isOpen, onClose, ...form }: WorkDialogProps) {
  const texts = useTexts('work', workTexts, form.texts);
  const [isThanking, setIsThanking] = useState(false);
  const draft = useRef<WorkInput | null>(null);
  return (
    <>
      <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} size="md">
        <WorkForm
          {...form}
          draft={draft}
          onSuccess={(values) => {
            onClose();
            setIsThanking(true);
            form.onSuccess?.(values);
          }}
        />
      </Dialog>
      <Dialog isOpen={isThanking} onClose={() => setIsThanking(false)} title={texts.sent} size="sm">
        <FormDone
          text={texts.thanks}
          action={
            <Button variant="secondary" onClick={() => setIsThanking(false)}>
              {texts.close}
            </Button>
          }
        />
      </Dialog>
    </>
  );
}
