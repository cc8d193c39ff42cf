import { Checkbox, TextLink } from '@tropa/ui-kit';
import { useFormContext } from 'react-hook-form';
import styles from './OrderSection.module.css';
import type { OrderFormInput } from './order.schema.js';
import type { OrderTexts } from './order.texts.js';

export interface ConsentsProps {
  /** Id of the form that the boxes belong to; they are outside of it. */
  readonly formId: string;
  readonly privacyHref: string;
  readonly agreementHref: string;
  readonly texts: OrderTexts;
}

/**
 * A box for each thing that is agreed to: a consent to the use of personal data is given apart from any other (152-ФЗ).
 * Both are unticked at first, and without them the order button is disabled. The documents open in a new tab.
 */
export function Consents({ formId, privacyHref, agreementHref, texts }: ConsentsProps) {
  const { register, formState } = useFormContext<OrderFormInput>();
  const boxes = [
    { name: 'privacy', href: privacyHref, words: texts.consentStart, document: texts.consentPrivacy },
    { name: 'terms', href: agreementHref, words: texts.termsStart, document: texts.consentAgreement },
  ] as const;
  return (
    <div className={styles.consents}>
      {boxes.map(({ name, href, words, document }) => (
        <Checkbox
          key={name}
          {...register(name)}
          form={formId}
          size="sm"
          error={formState.errors[name]?.message}
          label={
            <>
              {words}{' '}
              <TextLink href={href} target="_blank" rel="noopener">
                {document}
              </TextLink>
            </>
          }
        />
      ))}
    </div>
  );
}
