/** A gift that its holder gives to somebody else. */
export { checkGivenTo, correctHolderWithin } from './correct-holder.ts';
export { checkedNewHolder, type NewHolder } from './new-holder.ts';
export { transferableCodes } from './transfer-view.ts';
