/** The terms of sale, which serve as the personal-data document too: a file (S1 §2). */
export const saleTermsHref = '/docs/sale-terms.pdf';
