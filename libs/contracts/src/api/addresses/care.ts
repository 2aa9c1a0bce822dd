// Customer care.
export const GET_CARE_SIGN_IN = 'GET /gateway/customer-care/sign-in';
export const OPEN_CARE_SESSION = 'POST /gateway/customer-care/sessions';
export const GET_CARE_SESSION = 'GET /gateway/customer-care/session';
export const END_CARE_SESSION = 'DELETE /gateway/customer-care/session';
export const CREATE_LOCAL_CARE_TOKEN = 'POST /gateway/customer-care/local/tokens';

// What colleagues of customer care see and do: below an address of its own, unknown at every host but customer care's.
export const SEARCH_FOR_CARE = 'POST /care-gateway/searches';
export const GET_CARE_STORY = 'POST /care-gateway/orders/:uuid/story';
export const ADD_CARE_NOTE = 'POST /care-gateway/orders/:uuid/notes';
export const RESEND_CONFIRMATION = 'POST /care-gateway/orders/:uuid/confirmation-mails';
export const RESEND_ORDER_MAIL = 'POST /care-gateway/orders/:uuid/mails';
export const CANCEL_FOR_CARE = 'POST /care-gateway/orders/:uuid/cancellation';
export const REFUND_FOR_CARE = 'POST /care-gateway/orders/:uuid/refunds';
export const DECIDE_CARE_REFUND = 'POST /care-gateway/orders/:uuid/refunds/:id/decision';
export const EXTEND_GIFT_FOR_CARE = 'POST /care-gateway/orders/:uuid/gifts/:number/extension';
export const CORRECT_RECIPIENT_FOR_CARE = 'POST /care-gateway/orders/:uuid/gift-deliveries/:deliveryId/address';
export const CORRECT_HOLDER_FOR_CARE = 'POST /care-gateway/orders/:uuid/gifts/:number/holder';
export const BLOCK_ACCOUNT = 'POST /care-gateway/accounts/:id/block';
export const UNBLOCK_ACCOUNT = 'POST /care-gateway/accounts/:id/unblock';
export const EXPORT_CARE_AUDIT = 'POST /care-gateway/audit-log';
