import { consentDate, consentVersion } from '../../shop/consent.js';

/** Address of the one document that is a file: the terms of sale, which are the personal-data document too (S1 §2). */
export const saleTermsPath = '/docs/sale-terms.pdf';

/** A link to another document of the shop, in a new tab: readers keep the one they are reading. */
export const documentLink = (path: string, text: string): string =>
  `<a href="${path}" target="_blank" rel="noopener">${text}</a>`;

const months = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

const [year = '', month = '', day = ''] = consentDate.split('-');

/** Which wording this is: the same version that the server stores with what a visitor sent. */
export const wordingHtml = `<p>Редакция ${consentVersion} от ${Number(day)}&nbsp;${months[Number(month) - 1]} ${year}&nbsp;года.</p>`;
