/** Printed boxes: how many are left, taken with the payment, put back with a cancellation. */
export { hasBoxes, returnBoxes, takeBoxes } from './box-stock.ts';
