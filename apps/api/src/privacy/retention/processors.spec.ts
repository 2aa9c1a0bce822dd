import { readFileSync } from 'node:fs';
import { paymentRequest } from '../../payments/providers/mollie/mollie-payment-request.ts';
import { BUYER } from '../../testing/checkout-client.ts';

/** By field of the request, what docs/privacy.md calls it. */
const WORDS: Readonly<Record<string, string>> = {
  givenName: 'first name',
  familyName: 'last name',
  email: 'e-mail address',
  phone: 'phone number',
  streetAndNumber: 'street',
  postalCode: 'postal code',
  city: 'city',
  country: 'country',
};

const rows = readFileSync('docs/privacy.md', 'utf8').split('\n');
const rowOf = (start: string) => rows.find((row) => row.startsWith(`| ${start}`)) ?? '';

test('the operator reads what the second provider gets of a buyer', () => {
  const buyer = { ...BUYER, civility: 'MRS' as const, addressLine: '3 rue du Lac', postalCode: '74000', city: 'Annecy' };
  const request = paymentRequest({ amount: 12_000, reference: 'order', keepMethod: false, country: 'FR', buyer }, { FR: ['klarna'] });
  const { billingAddress } = request as { billingAddress: Record<string, string> };
  for (const field of Object.keys(billingAddress))
    expect([field, rowOf('Mollie')]).toEqual([field, expect.stringContaining(WORDS[field]!)]);
});

test('the operator reads what the form of the first provider sends of a buyer', () => {
  const form = readFileSync('apps/product/src/components/order/payment/provider-form/stripe-form.ts', 'utf8');
  const [, sent] = /function billingDetails\(\{([^}]+)\}/.exec(form)!;
  const words = { ...WORDS, firstName: 'first name', lastName: 'last name', phoneNumber: 'phone number', addressLine: 'street' };
  for (const field of sent!.split(',').map((name) => name.trim()))
    expect([field, rowOf('Stripe, from the customer')]).toEqual([field, expect.stringContaining(words[field as keyof typeof words]!)]);
});
