import type { ShopLook } from '@tropa/render-contract';
import { defaultPhone } from './phone.js';

/** The demo shop, where the server names no other: its seller is made up, with numbers that cannot exist. */
export const demoShop: ShopLook = {
  name: 'Тропа',
  heading: 'Тропа — всё для спорта и активного отдыха',
  slogan: 'Спорт и активный отдых. Свои магазины и доставка по всей стране.',
  phone: defaultPhone,
  hours: 'каждый день с 9:00 до 21:00',
  seller: {
    name: 'ООО «Тропа» (вымышленная организация)',
    ogrn: '0000000000000',
    inn: '0000000000',
    address: '625000, г.\u00A0Тюмень, ул.\u00A0Республики, д.\u00A0142',
    email: '',
  },
  logo: '',
  icon: '',
  colours: { light: {}, dark: {}, bar: '' },
  socials: [],
  menu: null,
  documents: null,
  workshops: [],
  isDemo: true,
  isTropa: true,
};
