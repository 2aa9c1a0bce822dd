// Hotels, activity centres and the warehouse.
export const READ_PARTNER_FEED = 'GET /gateway/partners/feed';
export const ANSWER_PARTNER_MESSAGES = 'POST /gateway/partners/answers';
export const UPDATE_INVENTORY = 'PUT /gateway/partners/inventory';
