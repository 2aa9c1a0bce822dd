import { sleepingPart } from '@shop/design-system';

/** The whole booking summary: the server's HTML until the visitor turns to it. */
export const Body = sleepingPart(() =>
  import(/* webpackChunkName: "below-checkout" */ './checkout-body.tsx').then(({ CheckoutBody }) => CheckoutBody),
);
