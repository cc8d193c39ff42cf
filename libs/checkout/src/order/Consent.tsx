import { Checkbox, TextLink } from '@tropa/ui-kit';
import { useFormContext } from 'react-hook-form';
import type { OrderFormInput } from './order.schema.js';
import type { OrderTexts } from './order.texts.js';

export interface ConsentProps {
  /** Id of the form that the box belongs to; the box is outside of it. */
  readonly formId: string;
  readonly privacyHref: string;
  readonly agreementHref: string;
  readonly texts: OrderTexts;
}

/** The consent: unticked at first, and without it the order button is disabled. The documents open in a new tab. */
export function Consent({ formId, privacyHref, agreementHref, texts }: ConsentProps) {
  const { register, formState } = useFormContext<OrderFormInput>();
  return (
    <Checkbox
      {...register('privacy')}
      form={formId}
      size="sm"
      error={formState.errors.privacy?.message}
      label={
        <>
          {texts.consentStart}{' '}
          <TextLink href={privacyHref} target="_blank" rel="noopener">
            {texts.consentPrivacy}
          </TextLink>{' '}
          {texts.consentMiddle}{' '}
          <TextLink href={agreementHref} target="_blank" rel="noopener">
            {texts.consentAgreement}
          </TextLink>
        </>
      }
    />
  );
}
