/** The page as it is loaded by itself. */
export { CheckoutPage as Component } from './checkout.tsx';
export { loadCheckout as loader } from './load-checkout.ts';
