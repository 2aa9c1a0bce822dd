import { DEMO_SELLER } from '../../ledger/demo-seller.ts';
import type { InvoiceContent } from '../invoice-content.ts';

const { tax: _, ...seller } = DEMO_SELLER;
const FRANCE = { kind: 'taxed', country: 'FR', rate: 1_000 } as const;
const INSURED = { kind: 'exempt', country: 'FR', exemption: 'insurance' } as const;
/** Of an insured night with a promotion code, partly paid by a gift. */
export const INVOICE: InvoiceContent = {
  kind: 'invoice',
  number: 'F2030-000001',
  day: '2030-06-01',
  locale: 'fr_FR',
  bookingNumber: '12345678',
  seller,
  billedTo: { name: 'Marie Durand', company: 'Durand & Fils <SARL>', vatNumber: 'FR 32 123456782', city: 'Lyon', country: 'FR' },
  period: { from: '2030-06-12', to: '2030-06-13' },
  lines: [
    { item: 'stay', text: 'Une nuit au bord du lac', vat: FRANCE, gross: 12_000, net: 10_909, tax: 1_091 },
    { item: 'promotion', text: 'Code promo', vat: FRANCE, gross: -1_200, net: -1_091, tax: -109 },
    { item: 'insurance', text: 'Assurance annulation', vat: INSURED, gross: 600, net: 600, tax: 0 },
  ],
  vat: [
    { percent: 10, net: 9_818, tax: 982, exemptions: [] },
    { percent: 0, net: 600, tax: 0, exemptions: ['insurance'] },
  ],
  net: 10_418,
  tax: 982,
  gross: 11_400,
  paidByGifts: 3_000,
  due: 0,
};
