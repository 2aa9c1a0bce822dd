/** How long a gift is good, and for how much longer. */
export { extendWithin, hadGoodwill } from './extend-gift.ts';
export { extendable, extensionOffer, sentDeliveries } from './extension-view.ts';
