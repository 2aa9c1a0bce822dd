import { requestProviderPage } from '@shop/api-client';
import type { Site } from '@shop/contracts';
import type { ProviderForm } from '../../../../views/order/payment/pay-order.ts';

/** Pays on the provider's own page: the tab goes there, and is led back to the order's screen. */
export function providerPage({ prefix }: Pick<Site, 'prefix'>, leave = (href: string) => location.assign(href)): ProviderForm {
  return {
    submit: () => Promise.resolve(true),
    async confirm(paymentIntentId) {
      const { href } = await requestProviderPage({ paymentIntentId, prefix });
      leave(href);
      // Nothing more is said here: the document is on its way out.
      return new Promise(() => undefined);
    },
  };
}
