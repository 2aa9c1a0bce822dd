import type { PaymentProvider } from '../payments/payment-provider.ts';

/** A provider with some of its calls replaced; a test says what is different. */
export function providerWith(provider: PaymentProvider, change: Partial<PaymentProvider>): PaymentProvider {
  return {
    name: provider.name,
    leastCharge: provider.leastCharge,
    create: (payment) => provider.create(payment),
    read: (intentId) => provider.read(intentId),
    cancel: (intentId) => provider.cancel(intentId),
    refund: (refund) => provider.refund(refund),
    chargeStored: (charge) => provider.chargeStored(charge),
    list: (period) => provider.list(period),
    savedCards: provider.savedCards,
    ...change,
  };
}
