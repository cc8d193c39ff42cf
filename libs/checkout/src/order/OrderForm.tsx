import type { BasketState, Kopecks } from '@tropa/api-client';
import { TextAreaField, focusFirstError, type MapSettings } from '@tropa/ui-kit';
import { useId, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { PickupDialog } from '../pickup-dialog/PickupDialog.js';
import type { PickupDialogTexts } from '../pickup-dialog/pickup-dialog.texts.js';
import { FreeDelivery } from '../delivery/FreeDelivery.js';
import { useDelivery } from '../delivery/use-delivery.js';
import { wayTerms, type TermsAsked } from '../delivery/way-terms.js';
import { isDeliveryFree } from '../totals/totals.js';
import { isAvailable } from '../basket/stock.js';
import { BuyerFields } from './BuyerFields.js';
import { ChangedBasketDialog } from './ChangedBasketDialog.js';
import { DeliveryFields } from './DeliveryFields.js';
import { OrderBlock } from './OrderBlock.js';
import { OrderItems } from './OrderItems.js';
import { OrderSummary } from './OrderSummary.js';
import type { OrderFormOutput } from './order.schema.js';
import type { OrderTexts } from './order.texts.js';
import { PaymentFields } from './PaymentFields.js';
import { paymentOptions } from './payment-rules.js';
import styles from './OrderSection.module.css';
import { useOrderForm, type OrderFormStart } from './use-order-form.js';
import type { OrderChange, SeenDelivery } from './use-place-order.js';

/** Addresses that the order page links to. */
export interface OrderAddresses {
  readonly basketHref: string;
  readonly catalogHref: string;
  /** Where the buyer is taken after an order is placed. */
  readonly ordersHref: string;
  /** Where «Перейти в мои заказы» leads: the account, `/profile`. */
  readonly accountHref: string;
  readonly privacyHref: string;
  readonly agreementHref: string;
}

export interface OrderFormProps extends OrderFormStart {
  readonly basket: BasketState;
  readonly freeDeliveryLimit: Kopecks | null;
  readonly isCreditEnabled: boolean;
  readonly isCardEnabled: boolean;
  readonly isSbpEnabled: boolean;
  /** Whether the shop's server gives delivery prices. */
  readonly isDeliveryPriced: boolean;
  readonly isPromoApplied?: boolean | undefined;
  readonly isPlacing: boolean;
  /** The shop's message about the last attempt. */
  readonly refusal: string | null;
  readonly onPlace: (values: OrderFormOutput, seen: BasketState, delivery: SeenDelivery) => Promise<void>;
  /** What is no longer as the buyer saw it: the new total must be confirmed. */
  readonly changed: OrderChange | null;
  readonly onDismissChange: () => void;
  /** Google's key or tiles for the map of pickup addresses. */
  readonly map?: MapSettings | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly addresses: OrderAddresses;
  readonly texts: OrderTexts;
  readonly pickupTexts?: Partial<PickupDialogTexts> | undefined;
}

/** The order page with a non-empty basket: items, form, totals. */
export function OrderForm(props: OrderFormProps) {
  const { basket, onPlace, addresses, map, onError, texts } = props;
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const state = useOrderForm(props);
  const { form, city, points, pointsType } = state;
  const [isPickupOpen, setIsPickupOpen] = useState(false);
  const [address, way] = useWatch({ control: form.control, name: ['address', 'delivery'] });
  const { isCreditEnabled, isCardEnabled, isSbpEnabled, isDeliveryPriced: isOn } = props;
  const terms = { pointsType, salePrice: basket.salePrice, isCreditEnabled, isCardEnabled, isSbpEnabled };
  const delivery = useDelivery({ isOn: isOn && city !== null, basket, cityId: city?.id });
  const freeFrom = delivery.offer ? delivery.offer.freeFrom : props.freeDeliveryLimit;
  const conditions: TermsAsked = { isOn, isFree: isDeliveryFree(basket.salePrice, freeFrom), state: delivery };
  const [courier, pickup] = [wayTerms('courier', conditions), wayTerms('pickup', conditions)];
  const chosen = way === 'pickup' ? pickup : courier;

  const submit = () =>
    void form.handleSubmit(
      (values) => onPlace(values, basket, values.delivery === 'pickup' ? pickup : courier),
      (errors) => focusFirstError(formElement.current, errors),
    )();

  return (
    <FormProvider {...form}>
      <div className={styles.layout}>
        <div className={styles.main}>
          <OrderItems items={basket.items} basketHref={addresses.basketHref} texts={texts} />
          <form
            id={formId}
            ref={formElement}
            className={styles.main}
            aria-label={texts.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <OrderBlock title={texts.buyer} part="buyer">
              <BuyerFields
                texts={texts}
                isEmailRequired={props.isEmailRequired ?? true}
                onCityChange={() => form.setValue('address', '')}
              />
            </OrderBlock>
            <OrderBlock title={texts.receiving} part="receiving">
              <DeliveryFields
                {...state}
                courier={courier}
                pickup={pickup}
                onOpenPickup={() => setIsPickupOpen(true)}
                texts={texts}
              />
              {isOn && !conditions.isFree && <FreeDelivery salePrice={basket.salePrice} freeFrom={freeFrom} />}
              <TextAreaField {...form.register('comment')} label={texts.comment} rows={2} maxLength={5000} />
            </OrderBlock>
            <OrderBlock title={texts.payment} part="payment">
              <PaymentFields terms={terms} texts={texts} />
            </OrderBlock>
          </form>
        </div>
        <OrderSummary {...props} formId={formId} delivery={chosen} isPayable={paymentOptions(terms).length > 0} />
      </div>
      <ChangedBasketDialog
        isOpen={props.changed !== null && basket.items.length > 0}
        changed={props.changed ?? 'basket'}
        basket={basket}
        delivery={chosen}
        hasUnavailable={!basket.items.every(isAvailable)}
        onConfirm={() => {
          props.onDismissChange();
          submit();
        }}
        onClose={props.onDismissChange}
        texts={texts}
      />
      {/* Outside of the form: its fields do not belong to the order. */}
      {city && (
        <PickupDialog
          isOpen={isPickupOpen}
          onClose={() => setIsPickupOpen(false)}
          city={city}
          points={points}
          isError={state.isPointsError}
          isRetrying={state.isPointsFetching}
          onRetry={state.retryPoints}
          chosenId={address ? Number(address) : null}
          onChoose={({ id }) => {
            form.setValue('address', String(id), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
            setIsPickupOpen(false);
          }}
          map={map}
          onMapFailure={(_provider, reason) => onError?.(reason)}
          {...(props.pickupTexts && { texts: props.pickupTexts })}
        />
      )}
    </FormProvider>
  );
}
