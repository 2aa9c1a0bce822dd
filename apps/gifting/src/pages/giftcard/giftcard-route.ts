/** The page as it is loaded by itself. */
export { loadGiftcard as loader } from './load-giftcard.ts';
export { GiftcardPage as Component } from './giftcard.tsx';
