import { valibotResolver } from '@hookform/resolvers/valibot';
import { useGetReceivePointsQuery, type BasketState, type City, type Kopecks } from '@tropa/api-client';
import { Alert, Button, TextAreaField, TextLink } from '@tropa/ui-kit';
import { useId, useRef } from 'react';
import { FormProvider, useForm, useWatch, type DefaultValues } from 'react-hook-form';
import { LineSummary } from '../basket/LineSummary.js';
import { lineKey } from '../basket/line-key.js';
import { isAvailable } from '../basket/stock.js';
import { PromoCode } from '../promo-code/PromoCode.js';
import { TotalsList } from '../totals/TotalsList.js';
import { isDeliveryFree, totalsOf } from '../totals/totals.js';
import { BuyerFields } from './BuyerFields.js';
import { Consent } from './Consent.js';
import { DeliveryFields } from './DeliveryFields.js';
import { focusFirstError } from './focus-first-error.js';
import { OrderBlock } from './OrderBlock.js';
import { orderSchema, type OrderFormInput, type OrderFormOutput } from './order.schema.js';
import type { OrderTexts } from './order.texts.js';
import { PaymentFields } from './PaymentFields.js';
import styles from './OrderSection.module.css';

/** Addresses that the order page links to. */
export interface OrderAddresses {
  readonly basketHref: string;
  readonly catalogHref: string;
  readonly ordersHref: string;
  readonly privacyHref: string;
  readonly agreementHref: string;
}

export interface OrderFormProps {
  readonly basket: BasketState;
  /** The header's city to begin with; the form's own from then on. Decision 34. */
  readonly city: City | null;
  readonly buyer: Partial<Pick<OrderFormInput, 'name' | 'phone' | 'email'>>;
  readonly freeDeliveryLimit: Kopecks | null;
  readonly isCreditEnabled: boolean;
  readonly isPromoApplied?: boolean | undefined;
  readonly isPlacing: boolean;
  /** The shop's own words about the last attempt. */
  readonly refusal: string | null;
  readonly onPlace: (values: OrderFormOutput) => Promise<void>;
  readonly addresses: OrderAddresses;
  readonly texts: OrderTexts;
}

/** The order page with something in the basket: items, form, totals. S2 §2. */
export function OrderForm(props: OrderFormProps) {
  const { basket, isPlacing, refusal, onPlace, addresses, texts } = props;
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm<OrderFormInput, unknown, OrderFormOutput>({
    resolver: valibotResolver(orderSchema),
    shouldFocusError: false,
    defaultValues: {
      name: '',
      phone: '',
      email: '',
      ...props.buyer,
      city: props.city,
      delivery: 'pickup',
      address: '',
      comment: '',
      payment: 'card',
      privacy: false,
    } as DefaultValues<OrderFormInput>,
  });
  const [city, delivery, payment, hasConsent] = useWatch({
    control: form.control,
    name: ['city', 'delivery', 'payment', 'privacy'],
  });
  const chosenCity = city || null;
  const points = useGetReceivePointsQuery({ id: chosenCity?.id ?? 0 }, { skip: !chosenCity });
  // The last known kind stands while the new city's is on its way: the list of payments does not flicker.
  const pointsType = (points.currentData ?? points.data)?.type ?? null;
  const isFree = isDeliveryFree(basket.salePrice, props.freeDeliveryLimit);
  const hasUnavailable = !basket.items.every(isAvailable);

  return (
    <FormProvider {...form}>
      <div className={styles.layout}>
        <div className={styles.main}>
          <OrderBlock
            title={texts.items(basket.items.length)}
            action={<TextLink href={addresses.basketHref}>{texts.changeItems}</TextLink>}
          >
            <ul className={styles.lines}>
              {basket.items.map((line) => (
                <li key={lineKey(line)}>
                  <LineSummary line={line} />
                </li>
              ))}
            </ul>
          </OrderBlock>
          <form
            id={formId}
            ref={formElement}
            className={styles.main}
            aria-label={texts.form}
            noValidate
            onSubmit={(event) =>
              void form.handleSubmit(onPlace, (errors) => focusFirstError(formElement.current, errors))(event)
            }
          >
            <OrderBlock title={texts.buyer}>
              <BuyerFields texts={texts} onCityChange={() => form.setValue('address', '')} />
            </OrderBlock>
            <OrderBlock title={texts.receiving}>
              <DeliveryFields
                city={chosenCity}
                pointsType={pointsType}
                isDeliveryFree={isFree}
                texts={texts}
              />
              <TextAreaField {...form.register('comment')} label={texts.comment} rows={2} maxLength={5000} />
            </OrderBlock>
            <OrderBlock title={texts.payment}>
              <PaymentFields
                terms={{ pointsType, salePrice: basket.salePrice, isCreditEnabled: props.isCreditEnabled }}
                texts={texts}
              />
            </OrderBlock>
          </form>
        </div>
        <aside className={styles.side} aria-label={texts.summary}>
          <h2 className={styles.sideTitle}>{texts.summary}</h2>
          <TotalsList
            totals={totalsOf(basket.items, basket.price)}
            receiving={delivery === 'pickup' ? { label: texts.pickup, isFree: true } : { isFree }}
          >
            <PromoCode isInitiallyApplied={props.isPromoApplied} />
          </TotalsList>
          {hasUnavailable && <Alert kind="warning">{texts.unavailable}</Alert>}
          {refusal && <Alert kind="error">{refusal}</Alert>}
          <Button
            type="submit"
            form={formId}
            size="lg"
            isFullWidth
            isLoading={isPlacing}
            disabled={!hasConsent || hasUnavailable}
          >
            {payment === 'card' ? texts.pay : texts.order}
          </Button>
          <Consent formId={formId} texts={texts} {...addresses} />
        </aside>
      </div>
    </FormProvider>
  );
}
