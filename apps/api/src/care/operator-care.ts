/** What the operator's commands use: the acts of customer care, by the same functions and in the same audit log. */
export type { CareRequest } from './audit-log.ts';
export { cancelForCare } from './care-acts.ts';
export { refundForCare } from './care-refunds.ts';
export { searchForCare } from './care-search.ts';
export { orderStory } from './order-story.ts';
export { CARE_REFUND_LIMIT } from './refund-limit.ts';
export { resendConfirmation } from './resend-mail.ts';
