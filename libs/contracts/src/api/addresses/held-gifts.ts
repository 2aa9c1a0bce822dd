// Gifts in the hands of their recipients.
export const LIST_BENEFICIARY_BOX_OFFERS = 'GET /beneficiary/boxes/offers';
export const GET_BENEFICIARY_BOX_FACETS = 'GET /beneficiary/boxes/facets';
export const LIST_VOUCHER_BOX_OFFERS = 'GET /gateway/box-offers/:code';
export const GET_VOUCHER_BOX_FACETS = 'GET /gateway/box-facets/:code';
export const LIST_SINGLE_VOUCHER_OFFERS = 'GET /beneficiary/single-vouchers/offers';
export const GET_SINGLE_VOUCHER_FACETS = 'GET /beneficiary/single-vouchers/facets';
export const GET_GIFT_VOUCHER = 'GET /gateway/gift-vouchers/:code';
export const EXTEND_GIFT = 'POST /gateway/gift-extensions';
export const TRANSFER_GIFT = 'POST /gateway/gift-transfers';
export const EXCHANGE_GIFT = 'POST /gateway/gift-exchanges';
export const REPORT_LOST_GIFT_CODE = 'POST /gateway/lost-gift-codes';
export const OPEN_BENEFICIARY_SESSION = 'POST /gateway/beneficiary/sessions';
export const GET_BENEFICIARY_SESSION = 'GET /gateway/beneficiary/session';
export const END_BENEFICIARY_SESSION = 'DELETE /gateway/beneficiary/session';
