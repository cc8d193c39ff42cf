import {
  apiErrorMessage,
  RETURN_NOTE_LIMIT,
  useRequestReturnMutation,
  type OwnOrder,
  type OwnOrderItem,
  type ReturnReason,
  type ReturnValues,
} from '@tropa/api-client';
import {
  Button,
  FormFrame,
  SelectField,
  TextAreaField,
  useFormDraft,
  useFormSubmit,
  type FormDraft,
} from '@tropa/ui-kit';
import { useState, type FormEvent } from 'react';
import type { OwnOrderTexts } from './own-order.texts.js';
import { ReturnLines } from './ReturnLines.js';
import styles from './ReturnForm.module.css';

/** What was chosen and typed. */
export interface ReturnInput {
  /** Pieces by the id of the line; lines that stay are absent. */
  readonly pieces: ReadonlyMap<number, number>;
  readonly reason: ReturnReason | '';
  readonly note: string;
}

export interface ReturnFormProps {
  readonly order: OwnOrder;
  /** Keeps what was typed while the dialog is closed, so that closing it by mistake loses nothing. */
  readonly draft: FormDraft<ReturnInput>;
  /** The server accepted the request. */
  readonly onSuccess: (order: OwnOrder, sent: ReturnValues) => void;
  /** The request was rejected; the server's message is shown under the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts: OwnOrderTexts;
}

const empty: ReturnInput = { pieces: new Map(), reason: '', note: '' };

/** A line that may be returned. */
export type ReturnableLine = OwnOrderItem & { readonly lineId: number };

const isReturnable = (item: OwnOrderItem): item is ReturnableLine => item.lineId !== undefined && item.returnable > 0;

/** Which goods are returned, how many, and why. Sends `POST /api/user/requestReturn/`. */
export function ReturnForm({ order, draft, onSuccess, onError, texts }: ReturnFormProps) {
  const [requestReturn, { isLoading }] = useRequestReturnMutation();
  const [values, setValues] = useState(draft.current ?? empty);
  const [isTried, setIsTried] = useState(false);
  const { discard: discardDraft } = useFormDraft(draft, () => values);
  const { formRef, submit, invalid, serverError } = useFormSubmit<ReturnValues, OwnOrder>({
    send: (sent) => requestReturn(sent).unwrap(),
    onSuccess: (changed, sent) => {
      discardDraft();
      onSuccess(changed, sent);
    },
    messageOf: apiErrorMessage,
    onError,
  });

  const lines = order.items.filter(isReturnable);
  const items = lines.flatMap(({ lineId, returnable }) => {
    const quantity = Math.min(values.pieces.get(lineId) ?? 0, returnable);
    return quantity > 0 ? [{ lineId, quantity }] : [];
  });
  const errors = {
    ...(items.length === 0 && { items: texts.noLines }),
    ...(values.reason === '' && { reason: texts.noReason }),
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const { reason, note } = values;
    if (items.length === 0 || reason === '') invalid(errors);
    else void submit({ number: order.number, reason, note: note.trim(), items });
  };

  return (
    <FormFrame ref={formRef} label={texts.returnTitle(order.number)} onSubmit={send} error={serverError}>
      <ReturnLines
        lines={lines}
        pieces={values.pieces}
        onChange={(pieces) => setValues({ ...values, pieces })}
        error={isTried ? errors.items : undefined}
        texts={texts}
      />
      <SelectField
        name="reason"
        label={texts.returnWhy}
        placeholder={texts.chooseReason}
        required
        value={values.reason}
        onChange={(event) => setValues({ ...values, reason: event.target.value as ReturnReason | '' })}
        error={isTried ? errors.reason : undefined}
        options={[
          { value: 'size', label: texts.reasonSize },
          { value: 'dislike', label: texts.reasonDislike },
          { value: 'wrong', label: texts.reasonWrong },
          { value: 'defect', label: texts.reasonDefect },
        ]}
      />
      <TextAreaField
        name="note"
        label={texts.returnNote}
        placeholder={texts.returnNoteHint}
        rows={3}
        maxLength={RETURN_NOTE_LIMIT}
        value={values.note}
        onChange={(event) => setValues({ ...values, note: event.target.value })}
      />
      <Button type="submit" size="lg" className={styles.send} isLoading={isLoading}>
        {texts.sendReturn}
      </Button>
    </FormFrame>
  );
}
