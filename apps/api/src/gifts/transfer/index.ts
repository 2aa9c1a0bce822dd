/** A gift that its holder gives to somebody else. */
export { transferableCodes } from './transfer-view.ts';
