import { lazyHydration } from '@shop/design-system';
import { withMessages } from '../../components/shared/deferred-messages.tsx';

/** The whole booking summary: fields and Pay are what a visitor comes for, so that it is hydrated at once. */
export const Body = lazyHydration(
  () => import(/* webpackChunkName: "below-checkout" */ './checkout-body.tsx').then(({ CheckoutBody }) => CheckoutBody),
  { hydrate: 'load' },
);

/** The summaries of gifts: nobody else fetches them. */
export const Gift = lazyHydration(
  () =>
    import(/* webpackChunkName: "below-gift-checkout" */ './gift-checkout.tsx').then(({ GiftCheckout }) =>
      withMessages('orders', GiftCheckout),
    ),
  { hydrate: 'load' },
);
