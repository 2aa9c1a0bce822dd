// Activity centres, which redeem vouchers of their activities.
export const OPEN_CENTRE_SESSION = 'POST /gateway/centre/sessions';
export const GET_CENTRE_SESSION = 'GET /gateway/centre/session';
export const END_CENTRE_SESSION = 'DELETE /gateway/centre/session';
export const CHECK_CENTRE_VOUCHER = 'POST /gateway/centre/voucher-checks';
export const REDEEM_CENTRE_VOUCHER = 'POST /gateway/centre/redemptions';
