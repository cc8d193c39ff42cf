/** Documents that a form links to; they open in a new tab. */
export interface FormDocuments {
  /** What the consent box agrees to. @default '/privacy/' */
  readonly privacyHref?: string;
  /** @default '/privacy_policy/' */
  readonly policyHref?: string;
  /** @default '/agreement/' */
  readonly agreementHref?: string;
}
