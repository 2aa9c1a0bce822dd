/** Saved cards of a customer. */
export { cardsOf } from './account-cards.ts';
export { erasePaymentCustomers } from './erase-payment-customer.ts';
export { ownCards } from './payment-customer.ts';
