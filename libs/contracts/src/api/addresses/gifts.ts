// Gifts before they are bought.
export const LIST_BOXES = 'GET /gateway/boxes/search';
export const GET_BOX = 'GET /gateway/boxes/:code/product-detail';
export const LIST_BOX_OFFERS = 'GET /gateway/boxes/:boxCode/offers';
export const LIST_SUB_ELEMENTS = 'GET /gateway/sub-elements/available-custom-sub-elements';
export const GET_SHIPPING_COSTS = 'GET /gateway/shipping-costs';
export const GET_PRICE_TIERS = 'GET /api/product/:id/price-tiers';
