/**
 * The wording of the consent to processing of personal data that the forms name and `/privacy/` prints. Whatever a
 * visitor agreed to is written down with this version and the time (decision 8); a new wording gets a new version.
 */
export const consentVersion = '2026-11-24';

/** Day of that wording, `yyyy-mm-dd`. */
export const consentDate = '2026-11-24';
