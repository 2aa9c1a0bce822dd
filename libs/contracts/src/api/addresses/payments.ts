// Payment providers.
export const GET_PAYMENT_SETUP = 'GET /gateway/psp';
export const CREATE_CLIENT_SECRET = 'POST /gateway/psp/stripe/client-secret';
export const OPEN_PROVIDER_PAGE = 'POST /gateway/psp/mollie/checkout';
export const CONFIRM_TEST_CARD = 'POST /gateway/psp/test/payment-intents/:id/confirm';
