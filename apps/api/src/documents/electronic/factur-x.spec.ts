import { invoicePdf } from '../invoice-pdf.ts';
import { INVOICE } from './an-invoice.test-utils.ts';
import { ciiInvoice } from './cii-invoice.ts';
import { en16931Violations } from './en16931-violations.test-utils.ts';

test('invoices and credit notes fulfil every rule of EN 16931, and the rules see what is wrong', async () => {
  const later = { ...INVOICE, paidByGifts: 0, due: 7_600, dueDay: '2030-08-01' };
  const refersTo = { number: INVOICE.number, day: INVOICE.day };
  const note = {
    ...INVOICE,
    kind: 'creditNote',
    number: 'A2030-000001',
    refersTo,
    billedTo: { name: 'Marie Durand', country: 'BE' },
  } as const;
  const spoilt = ciiInvoice(INVOICE)
    .replace('>114.00</ram:GrandTotalAmount>', '>115.00</ram:GrandTotalAmount>')
    .replace(/<ram:ExemptionReason>.*?<\/ram:ExemptionReason>/, '')
    .replace(/<ram:Name>Escale.*?<\/ram:Name>/, '');
  const [ofLater, ofNote, ofSpoilt] = await en16931Violations([ciiInvoice(later), ciiInvoice(note), spoilt]);
  expect([ofLater, ofNote]).toEqual([[], []]);
  for (const rule of ['BR-CO-15', 'BR-E-10', 'BR-06']) expect(ofSpoilt!.join('\n')).toContain(rule);
});

test('what a customer writes cannot break out of its element', () => {
  expect(ciiInvoice(INVOICE)).toContain('<ram:Name>Durand &amp; Fils &lt;SARL&gt;</ram:Name>');
});

test('the document is an archived one that carries the invoice for machines, with its fonts and its language, and is the same file each time', async () => {
  const file = await invoicePdf(INVOICE, { compress: false });
  expect((await invoicePdf(INVOICE, { compress: false })).equals(file)).toBe(true);
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
  expect(file.includes(Buffer.from(ciiInvoice(INVOICE)))).toBe(true);
});
