import { PaymentSetup } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../app.ts';
import { REFUSALS } from '../refusals.ts';

/** Who takes the payments: the page draws that provider's form, and its policy allows that provider's script and nothing more. */
export function paymentSetupRoutes(app: FastifyInstance, { stripe }: Pick<Shop, 'stripe'>): void {
  app.get(
    '/gateway/psp',
    {
      schema: { tags: ['purchase'], summary: 'What the form of the payment provider needs', response: { 200: PaymentSetup, ...REFUSALS } },
    },
    (): PaymentSetup => {
      if (!stripe) return { provider: 'test' };
      const { publishableKey, script, methods } = stripe.settings;
      return {
        provider: 'stripe',
        publishableKey,
        script,
        ...(methods && { methods: structuredClone(methods) as Record<string, string[]> }),
      };
    },
  );
}
