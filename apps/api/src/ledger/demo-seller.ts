import type { Seller } from './seller.ts';

/** Sells in demonstrations and tests; numbers that nobody bears. */
export const DEMO_SELLER: Seller = {
  name: 'Escale Demonstration SAS',
  address: { line: '1 rue de la Démonstration', postalCode: '75002', city: 'Paris', country: 'FR' },
  register: 'RCS Paris 000 000 000',
  registerId: '000000000',
  vatNumber: 'FR00000000000',
  email: 'invoices@shop.example',
  phone: '+33 1 99 00 00 00',
  tax: {
    country: 'FR',
    rates: {
      FR: { standard: 20, accommodation: 10 },
      BE: { standard: 21, accommodation: 12 },
      NL: { standard: 21, accommodation: 21 },
      ES: { standard: 21, accommodation: 10 },
      IT: { standard: 22, accommodation: 10 },
      LU: { standard: 17, accommodation: 3 },
      DE: { standard: 19, accommodation: 7 },
    },
    stays: 'taxed',
    vouchers: { BOX: 'multiPurpose', GIFTCARD: 'multiPurpose', SINGLEVOUCHER: 'singlePurpose', DIGITAL_ACTIVITY_ONLY: 'singlePurpose' },
    commission: { accommodation: 18, activity: 25 },
  },
};
