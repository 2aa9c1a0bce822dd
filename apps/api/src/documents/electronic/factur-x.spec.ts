import type { InvoiceContent } from '../invoice-content.ts';
import { DEMO_SELLER } from '../../ledger/demo-seller.ts';
import { invoicePdf } from '../invoice-pdf.ts';
import { ciiInvoice } from './cii-invoice.ts';
import { en16931Violations } from './en16931-violations.test-utils.ts';

const { tax: _, ...seller } = DEMO_SELLER;
const FRANCE = { kind: 'taxed', country: 'FR', rate: 1_000 } as const;
const INSURED = { kind: 'exempt', country: 'FR', exemption: 'insurance' } as const;
const invoice: InvoiceContent = {
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

test('invoices and credit notes fulfil every rule of EN 16931, and the rules see what is wrong', async () => {
  const later = { ...invoice, paidByGifts: 0, due: 7_600, dueDay: '2030-08-01' };
  const refersTo = { number: invoice.number, day: invoice.day };
  const note = {
    ...invoice,
    kind: 'creditNote',
    number: 'A2030-000001',
    refersTo,
    billedTo: { name: 'Marie Durand', country: 'BE' },
  } as const;
  const spoilt = ciiInvoice(invoice)
    .replace('>114.00</ram:GrandTotalAmount>', '>115.00</ram:GrandTotalAmount>')
    .replace(/<ram:ExemptionReason>.*?<\/ram:ExemptionReason>/, '')
    .replace(/<ram:Name>Escale.*?<\/ram:Name>/, '');
  const [ofLater, ofNote, ofSpoilt] = await en16931Violations([ciiInvoice(later), ciiInvoice(note), spoilt]);
  expect([ofLater, ofNote]).toEqual([[], []]);
  for (const rule of ['BR-CO-15', 'BR-E-10', 'BR-06']) expect(ofSpoilt!.join('\n')).toContain(rule);
});

test('what a customer writes cannot break out of its element', () => {
  expect(ciiInvoice(invoice)).toContain('<ram:Name>Durand &amp; Fils &lt;SARL&gt;</ram:Name>');
});

test('the paper is an archived one that carries the invoice for machines, with its fonts and its language, and is the same file each time', async () => {
  const file = await invoicePdf(invoice, { compress: false });
  expect((await invoicePdf(invoice, { compress: false })).equals(file)).toBe(true);
  const text = file.toString('latin1');
  for (const part of [
    '<pdfaid:part>3</pdfaid:part>',
    '<pdfaid:conformance>A</pdfaid:conformance>',
    '<pdfuaid:part>1</pdfuaid:part>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    '/AFRelationship /Alternative',
    '/OutputIntents',
    '/Lang (fr-FR)',
    '/FontFile2',
    '/Marked true',
  ])
    expect(text).toContain(part);
  expect(file.includes(Buffer.from(ciiInvoice(invoice)))).toBe(true);
});
