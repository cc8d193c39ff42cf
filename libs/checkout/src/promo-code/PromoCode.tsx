import {
  apiErrorMessage,
  useApplyPromocodeMutation,
  useCancelPromocodeMutation,
  useGetBasketItemsQuery,
} from '@tropa/api-client';
import { Button, IconButton, TextField, CloseIcon } from '@tropa/ui-kit';
import { firstMessage, requiredText } from '@tropa/validation-ru';
import { useRef, useState, type FormEvent } from 'react';
import { promoCodeTexts, type PromoCodeTexts } from './promo-code.texts.js';
import styles from './PromoCode.module.css';

export interface PromoCodeProps {
  /** `_isBasketPromocodeApplied`: what holds until a server says it in the basket. S2 §7. */
  readonly isInitiallyApplied?: boolean | undefined;
  readonly onSuccess?: (event: 'promoApplied' | 'promoCancelled') => void;
  readonly onError?: (error: unknown) => void;
  readonly texts?: Partial<PromoCodeTexts>;
}

const code = requiredText();

/** Takes a promo code, shows that it holds, takes it back. S2 §4. */
export function PromoCode({ isInitiallyApplied = false, onSuccess, onError, texts: own }: PromoCodeProps) {
  const texts = { ...promoCodeTexts, ...own };
  const { basket } = useGetBasketItemsQuery(undefined, {
    selectFromResult: ({ data }) => ({ basket: data }),
  });
  const [apply, applying] = useApplyPromocodeMutation();
  const [cancel, cancelling] = useCancelPromocodeMutation();
  // Servers that do not name the promo code in the basket: what was done here last holds.
  const [lastDone, setLastDone] = useState(isInitiallyApplied);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isApplied = basket?.isPromoApplied ?? lastDone;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (applying.isLoading) return;
    const typed = input.current?.value ?? '';
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
      onSuccess?.('promoCancelled');
    } catch (error) {
      // The api client has logged it; the visitor is told nothing (S2 §8).
      onError?.(error);
    }
  };

  if (isApplied) {
    return (
      <p className={styles.applied} role="status">
        {texts.applied}
        {basket?.promocode && <span className={styles.code}> {basket.promocode}</span>}
        <IconButton
          label={texts.cancel}
          size="sm"
          isLoading={cancelling.isLoading}
          onClick={() => void takeBack()}
        >
          <CloseIcon />
        </IconButton>
      </p>
    );
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
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
        onChange={() => setProblem(undefined)}
      />
      <Button type="submit" variant="outline" isLoading={applying.isLoading}>
        {texts.apply}
      </Button>
    </form>
  );
}
