/** Printed boxes: how many are left, taken with the payment, put back with a cancellation. */
export { hasBoxes, returnBoxes, soldOutBoxes, takeBoxes } from './box-stock.ts';
export { listBoxStock } from './operator-box-stock.ts';
