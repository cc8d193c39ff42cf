import { useAddress } from '@tropa/api-client';
import { Checkbox, TextLink, type CheckboxProps, useTexts } from '@tropa/ui-kit';
import { forwardRef } from 'react';
import type { FormDocuments } from './form-documents.js';
import { formFrameTexts, type FormFrameTexts } from './form-frame.texts.js';
import styles from './ConsentLine.module.css';

export interface ConsentLineProps extends Omit<CheckboxProps, 'label' | 'hint' | 'size'> {
  readonly documents?: FormDocuments | undefined;
  readonly texts?: Partial<FormFrameTexts> | undefined;
}

/**
 * The consent box of a form. It agrees to one document only; the others are named beside it, not agreed to by the same
 * tick (152-ФЗ). All open in a new tab.
 */
export const ConsentLine = forwardRef<HTMLInputElement, ConsentLineProps>(function ConsentLine(
  { documents = {}, texts: own, ...rest },
  ref,
) {
  const { privacyHref: ownPrivacyHref, policyHref: ownPolicyHref, agreementHref: ownAgreementHref } = documents;
  const texts = useTexts('formFrame', formFrameTexts, own);
  const privacyHref = useAddress('privacy', ownPrivacyHref);
  const policyHref = useAddress('policy', ownPolicyHref);
  const agreementHref = useAddress('agreement', ownAgreementHref);
  return (
    <div className={styles.root}>
      <Checkbox
        {...rest}
        ref={ref}
        size="sm"
        label={
          <>
            {texts.consent}{' '}
            <TextLink href={privacyHref} target="_blank" rel="noopener">
              {texts.consentLink}
            </TextLink>
          </>
        }
      />
      <p className={styles.documents}>
        <TextLink className={styles.document} href={policyHref} target="_blank" rel="noopener">
          {texts.policy}
        </TextLink>
        <TextLink className={styles.document} href={agreementHref} target="_blank" rel="noopener">
          {texts.agreement}
        </TextLink>
      </p>
    </div>
  );
});
