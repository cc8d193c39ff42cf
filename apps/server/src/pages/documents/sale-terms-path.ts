/** Address of the one document that is a file: the terms of sale, which are the personal-data document too (S1 §2). */
export const saleTermsPath = '/docs/sale-terms.pdf';
