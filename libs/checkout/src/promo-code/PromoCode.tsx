import clsx from 'clsx';
import {
  apiErrorMessage,
  refusalLine,
  useApplyPromocodeMutation,
  useCancelPromocodeMutation,
  useGetBasketItemsQuery,
} from '@tropa/api-client';
import { Button, CircleCheckIcon, CloseIcon, IconButton, RefusalNote, TextField, useTexts } from '@tropa/ui-kit';
import { firstMessage, requiredText } from '@tropa/validation-ru';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { promoCodeTexts, type PromoCodeTexts } from './promo-code.texts.js';
import styles from './PromoCode.module.css';

/** Props of {@link PromoCode}. */
export interface PromoCodeProps {
  /** Page data `_isBasketPromocodeApplied`: applies until the basket's own response says whether a code is applied. */
  readonly isInitiallyApplied?: boolean | undefined;
  /** The shop has applied the code, or cancelled it. */
  readonly onSuccess?: ((event: 'promoApplied' | 'promoCancelled') => void) | undefined;
  /** The shop rejected the code, or cancelling it. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: Partial<PromoCodeTexts>;
  /** Class of the whole part; elements inside it have `data-part`: `applied`, `form`. */
  readonly className?: string | undefined;
}

const code = requiredText();

/** Applies a promo code, shows that it is applied, cancels it. */
export function PromoCode({ isInitiallyApplied = false, onSuccess, onError, texts: own, className }: PromoCodeProps) {
  const texts = useTexts('promoCode', promoCodeTexts, own);
  const { basket } = useGetBasketItemsQuery(undefined, {
    selectFromResult: ({ data }) => ({ basket: data }),
  });
  const [apply, applying] = useApplyPromocodeMutation();
  const [cancel, cancelling] = useCancelPromocodeMutation();
  // For servers that do not give the promo code in the basket: the last action here decides.
  const [lastDone, setLastDone] = useState(isInitiallyApplied);
  const input = useRef<HTMLInputElement>(null);
  const cross = useRef<HTMLButtonElement>(null);
  const isApplied = basket?.isPromoApplied ?? lastDone;
  const wasApplied = useRef(isApplied);
  const applied = basket?.promocode;
  const { promocode: lost, message: reason } = basket?.promoProblem ?? {};
  // A basket that came with the page is shown complete from the first render: nothing shifts afterwards.
  const [typed, setTyped] = useState(lost ?? '');
  const [problem, setProblem] = useState(reason);

  useEffect(() => {
    if (isApplied && applied) setTyped(applied);
  }, [isApplied, applied]);
  // A code that no longer gives a discount stays in the field with the shop's reason: the buyer did not cancel it.
  useEffect(() => {
    if (lost === undefined) return;
    setTyped(lost);
    setProblem(reason);
  }, [lost, reason]);
  useEffect(() => {
    if (wasApplied.current === isApplied) return;
    wasApplied.current = isApplied;
    if (isApplied) setProblem(undefined);
    // Focus was lost with the clicked button: the field is replaced by the cross, and the cross by the field.
    if (document.activeElement === document.body) (isApplied ? cross : input).current?.focus({ preventScroll: true });
  }, [isApplied]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (applying.isLoading) return;
    const message = firstMessage(code, typed);
    setProblem(message ?? undefined);
    if (message) return input.current?.focus();
    try {
      await apply({ promocode: typed.trim() }).unwrap();
      setLastDone(true);
      onSuccess?.('promoApplied');
    } catch (error) {
      setProblem(apiErrorMessage(error));
      input.current?.focus();
      onError?.(error);
    }
  };

  const takeBack = async () => {
    try {
      await cancel().unwrap();
      setLastDone(false);
      setTyped('');
      onSuccess?.('promoCancelled');
    } catch (error) {
      onError?.(error);
    }
  };

  return (
    <div className={clsx(styles.root, className)} data-applied={isApplied || undefined}>
      {isApplied && <CircleCheckIcon size={20} className={styles.icon} aria-hidden="true" />}
      <p className={styles.words} data-part="applied" role="status">
        {isApplied && <span>{texts.applied}</span>}
        {isApplied && basket?.promocode && <span className={styles.code}>{basket.promocode}</span>}
      </p>
      {isApplied ? (
        <IconButton ref={cross} label={texts.cancel} isLoading={cancelling.isLoading} onClick={() => void takeBack()}>
          <CloseIcon />
        </IconButton>
      ) : (
        <form className={styles.form} data-part="form" onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            ref={input}
            name="promocode"
            label={texts.label}
            isLabelHidden
            placeholder={texts.label}
            error={problem}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(undefined);
            }}
          />
          <Button type="submit" variant="outline" isLoading={applying.isLoading}>
            {texts.apply}
          </Button>
        </form>
      )}
      {isApplied && <RefusalNote className={styles.refusal} text={refusalLine(cancelling.error, texts.cancelFailed)} />}
    </div>
  );
}
