/** The seller's details that the law requires: made up for the demo shop, with numbers that cannot exist. */
export const seller = {
  name: 'ООО «Тропа» (вымышленная организация)',
  ogrn: '0000000000000',
  inn: '0000000000',
  address: '625000, г.\u00A0Тюмень, ул.\u00A0Республики, д.\u00A0142',
};
