/** What customer care may refund alone. */
export { CARE_REFUND_LIMIT } from './refund-limit.ts';
