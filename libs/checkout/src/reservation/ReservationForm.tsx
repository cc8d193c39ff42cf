import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Reservation } from '@tropa/api-client';
import {
  Button,
  Checkbox,
  FormFrame,
  NameField,
  PhoneField,
  TextLink,
  useFormDraft,
  type FormDraft,
  type MapSettings,
} from '@tropa/ui-kit';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { reservationSchema, type ReservationInput, type ReservationOutput } from './reservation.schema.js';
import type { ReservationTexts } from './reservation.texts.js';
import { variantWords, type ReservedGoods } from './reserved-goods.js';
import { ShopChoice } from './ShopChoice.js';
import { useReserve, type AttemptRef } from './use-reserve.js';
import styles from './ReservationForm.module.css';

export interface ReservationFormProps {
  readonly goods: ReservedGoods;
  /** What a signed-in visitor need not type again. */
  readonly buyer: Partial<Pick<ReservationInput, 'name' | 'phone'>>;
  /** Keeps what was typed while the dialog is closed. */
  readonly draft: FormDraft<ReservationInput>;
  readonly attemptRef: AttemptRef;
  readonly map?: MapSettings | undefined;
  readonly privacyHref: string;
  readonly onReserved: (reservation: Reservation, shopId: string) => void;
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts: ReservationTexts;
}

/** Which shop, who collects it, consent. A refusal by the shop is shown in the form, which keeps everything typed. */
export function ReservationForm(props: ReservationFormProps) {
  const { goods, buyer, draft, attemptRef, map, privacyHref, onReserved, onError, texts } = props;
  const form = useForm<ReservationInput, unknown, ReservationOutput>({
    resolver: valibotResolver(reservationSchema),
    shouldFocusError: false,
    defaultValues: { address: '', name: '', phone: '', privacy: false, ...buyer, ...draft.current },
  });
  const {
    register,
    setValue,
    getValues,
    formState: { errors },
  } = form;
  const [address, hasConsent] = useWatch({ control: form.control, name: ['address', 'privacy'] });
  const { discard: discardDraft } = useFormDraft<ReservationInput>(draft, getValues);
  const { formRef, submit, invalid, serverError, isSending } = useReserve({
    goods,
    attemptRef,
    onError,
    onReserved(reservation, shopId) {
      discardDraft();
      onReserved(reservation, shopId);
    },
  });

  // Another variant, or somebody took the last piece: a shop without stock cannot stay chosen.
  const isGone = Boolean(address) && !goods.shops.some(({ id }) => String(id) === address);
  useEffect(() => {
    if (isGone) setValue('address', '');
  }, [isGone, setValue]);

  const words = variantWords(goods.variant);
  return (
    <FormProvider {...form}>
      <FormFrame
        ref={formRef}
        className={styles.root}
        label={texts.title}
        onSubmit={(event) => void form.handleSubmit(submit, invalid)(event)}
        error={serverError}
      >
        <p className={styles.goods}>
          <span className={styles.product}>{goods.product.title}</span>
          {words ? <span className={styles.variant}>{words}</span> : null}
        </p>
        <ShopChoice shops={goods.shops} map={map} texts={texts} />
        <div className={styles.person}>
          <NameField label={texts.name} {...register('name')} />
          <PhoneField label={texts.phone} required error={errors.phone?.message} {...register('phone')} />
        </div>
        <div className={styles.end}>
          <Checkbox
            {...register('privacy')}
            size="sm"
            error={errors.privacy?.message}
            label={
              <>
                {texts.consent}{' '}
                <TextLink href={privacyHref} target="_blank" rel="noopener">
                  {texts.consentLink}
                </TextLink>
              </>
            }
          />
          <Button type="submit" size="lg" className={styles.submit} disabled={!hasConsent} isLoading={isSending}>
            {texts.submit}
          </Button>
        </div>
      </FormFrame>
    </FormProvider>
  );
}
