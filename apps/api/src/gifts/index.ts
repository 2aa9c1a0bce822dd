/** What a gift is worth and pays: boxes, extras, shipping. */
export { soldBoxes } from './boxes.ts';
export { availableExtras } from './extras.ts';
export { cached } from './gift-cache.ts';
export { paysStay } from './pays-stay.ts';
export { shippingFees } from './shipping.ts';
