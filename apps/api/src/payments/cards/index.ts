/** Saved cards of a customer. */
export { cardsOf } from './account-cards.ts';
export { forgetPaymentCustomers } from './forget-payment-customer.ts';
export { ownCards } from './payment-customer.ts';
