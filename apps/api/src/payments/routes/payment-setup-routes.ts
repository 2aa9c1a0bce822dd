import { GET_PAYMENT_SETUP, PaymentSetup } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { PayingShop } from '../paying-shop.ts';
import { route } from '../../platform/http/index.ts';

/** Who takes the payments: the page draws that provider's form, and its policy allows that provider's script and nothing more. */
export function paymentSetupRoutes(app: FastifyInstance, { stripe, mollie }: Pick<PayingShop, 'stripe' | 'mollie'>): void {
  route(app, GET_PAYMENT_SETUP, (): PaymentSetup => {
    const second = mollie && { alternative: { name: mollie.settings.name, countries: Object.keys(mollie.settings.methods) } };
    if (!stripe) return { provider: 'test', ...second };
    const { publishableKey, script, methods } = stripe.settings;
    return {
      provider: 'stripe',
      ...second,
      publishableKey,
      script,
      ...(methods && { methods: structuredClone(methods) as Record<string, string[]> }),
    };
  });
}
