import { invalidField } from '../../../platform/http/index.ts';
import type { NewPayment } from '../../payment-provider.ts';
import { euros, type MolliePayment } from './mollie-payment.ts';
import type { MollieSettings } from './mollie-settings.ts';

/** Body of a request that creates a payment; throws a 400 with the field that the provider needs and the order lacks. */
export function paymentRequest({ amount, reference, country, buyer, locale }: NewPayment, methodsOf: MollieSettings['methods']): object {
  const methods = country ? methodsOf[country] : undefined;
  if (!methods || !buyer) throw invalidField('paymentMethod', 'paymentMethod is card: this shop has no other provider.');
  for (const field of ['addressLine', 'postalCode', 'city'] as const)
    if (!buyer[field]) throw invalidField(`buyer.${field}`, `buyer.${field} is needed to pay with the other provider.`);
  const price = euros(amount);
  return {
    amount: price,
    description: reference,
    method: methods,
    ...(locale && { locale }),
    metadata: { reference },
    lines: [{ description: reference, quantity: 1, unitPrice: price, totalAmount: price, type: 'digital' }],
    billingAddress: {
      givenName: buyer.firstName,
      familyName: buyer.lastName,
      email: buyer.email.email,
      phone: buyer.phoneNumber,
      streetAndNumber: buyer.addressLine,
      postalCode: buyer.postalCode,
      city: buyer.city,
      country: buyer.country,
    },
  };
}

/** Body of a request that creates a payment once more, after one that was declined. */
export function repeatedRequest({ amount, description, method, locale, metadata, lines, billingAddress }: MolliePayment): object {
  return { amount, description, metadata, ...(method && { method }), ...(locale && { locale }), ...(lines && { lines }), billingAddress };
}
