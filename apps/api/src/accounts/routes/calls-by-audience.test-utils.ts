import { PASSWORD } from './account-shop.test-utils.ts';

const STRANGER = { email: 'stranger@example.com' };
const WISH = {
  ...{ ...STRANGER, locale: 'fr_FR', pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 } },
  travelPeriod: { checkinDate: '2030-08-01', checkoutDate: '2030-08-02' },
};
const NO_CREDENTIAL = {
  ...{ id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'AA', attestationObject: 'AA' },
};
const PAYMENT = { ...STRANGER, paymentIntentId: 'pi_1' };

/**
 * What a call answers to whom it is not for.
 * `session`: a customer's own; without a session that holds it is 401 `SIGN_IN_NEEDED`.
 * `order`: of one order; without its key, its address and its account it is refused with this status and code.
 * `care`: a colleague’s with a role; 401 without a session of customer care, 404 in customer-care mode without a role.
 * `centre`: an activity centre’s; 401 for everybody without its session or key.
 * `outline`: tells a stranger no more than how the order stands.
 * `open`: for everybody, with the reason why.
 */
export type Entry =
  | { readonly kind: 'session'; readonly body?: object }
  | { readonly kind: 'order'; readonly body?: object; readonly refusal: readonly [status: number, code: string] }
  | { readonly kind: 'care'; readonly body: object }
  | { readonly kind: 'centre'; readonly body?: object }
  | { readonly kind: 'outline' }
  | { readonly kind: 'open'; readonly why: string };

const session = (body?: object): Entry => ({ kind: 'session', ...(body && { body }) });
const order = (status: number, code: string, body?: object): Entry => ({ kind: 'order', refusal: [status, code], ...(body && { body }) });
const care = (body: object): Entry => ({ kind: 'care', body: { ...body, reason: 'Call 4711' } });
const centre = (body?: object): Entry => ({ kind: 'centre', ...(body && { body }) });
const open = (why: string): Entry => ({ kind: 'open', why });

/** One entry for each call of accounts, orders, activity centres and customer care. */
export const CALLS: Readonly<Record<string, Entry>> = {
  'POST /gateway/account/registrations': open('for people without an account'),
  'POST /gateway/account/registrations/confirm': open('the token of the mail and the password open it'),
  'POST /gateway/account/sessions': open('signing in'),
  'POST /gateway/account/password-resets': open('for customers who cannot sign in'),
  'POST /gateway/account/password-resets/complete': open('the token of the mail opens it'),
  'POST /gateway/account/sign-in-links': open('for customers who sign in without a password'),
  'POST /gateway/account/sign-in-links/complete': open('the token of the mail opens it'),
  'POST /gateway/account/email-changes/approve': open('the token of the mail opens it'),
  'POST /gateway/account/email-changes/confirm': open('the token of the mail opens it'),
  'GET /gateway/account/session': open('says who asks, also that nobody does'),
  'DELETE /gateway/account/sessions/current': open('signing out ends what there is'),
  'GET /gateway/account/sessions': session(),
  'DELETE /gateway/account/sessions': session(),
  'DELETE /gateway/account/sessions/others': session(),
  'DELETE /gateway/account/sessions/{id}': session(),
  'PUT /gateway/account/password': session({ current: PASSWORD, password: 'drie-groene-bomen' }),
  'GET /gateway/account/profile': session(),
  'PATCH /gateway/account/profile': session({ firstName: 'Mallory' }),
  'GET /gateway/account/newsletter': session(),
  'PUT /gateway/account/newsletter': session({ subscribed: true }),
  'POST /gateway/account/email-changes': session({ ...STRANGER, password: PASSWORD }),
  'GET /gateway/account/trips': session(),
  'POST /gateway/account/trips': session({ ...STRANGER, bookingNumber: '10000001' }),
  'POST /gateway/account/trips/confirm': open('the token of the mail opens it'),
  'GET /gateway/account/trips/{uuid}': session(),
  'GET /gateway/account/gifts': session(),
  'GET /gateway/account/wishlist': session(),
  'POST /gateway/account/wishlist': session({ items: [] }),
  'PUT /gateway/account/wishlist/{type}/{id}': session(),
  'DELETE /gateway/account/wishlist/{type}/{id}': session(),
  'PUT /gateway/account/wishlist/{type}/{id}/note': session({ note: 'Mallory was here' }),
  'PUT /gateway/account/wishlist/alerts': session({ on: true }),
  'GET /gateway/account/wishlist/share': session(),
  'POST /gateway/account/wishlist/share': session(),
  'DELETE /gateway/account/wishlist/share': session(),
  'GET /gateway/account/cards': session(),
  'DELETE /gateway/account/cards/{id}': session(),
  'POST /gateway/account/cards/form': session({}),
  'GET /gateway/account/passkeys': session(),
  'POST /gateway/account/passkeys/options': session({ password: PASSWORD }),
  'POST /gateway/account/passkeys': session({ credential: NO_CREDENTIAL }),
  'PUT /gateway/account/passkeys/after-password': session({ enabled: true, password: PASSWORD }),
  'PATCH /gateway/account/passkeys/{id}': session({ name: 'Mallory was here' }),
  'POST /gateway/account/passkeys/{id}/removal': session({ password: PASSWORD }),
  'POST /gateway/account/passkey-sessions/options': open('signing in'),
  'POST /gateway/account/passkey-sessions': open('a passkey that has signed the challenge opens it'),
  'GET /gateway/account/export': session(),
  'POST /gateway/account/erasure': session({ password: PASSWORD }),
  'DELETE /gateway/account/erasure': session(),
  'POST /care-gateway/searches': care({ query: 'anna@example.com' }),
  'POST /care-gateway/orders/{uuid}/story': care({}),
  'POST /care-gateway/orders/{uuid}/notes': care({ note: 'Mallory was here' }),
  'POST /care-gateway/orders/{uuid}/confirmation-mails': care({}),
  'POST /care-gateway/orders/{uuid}/mails': care({ mail: 'confirmationMail' }),
  'POST /care-gateway/orders/{uuid}/cancellation': care({ expectedRefund: 0 }),
  'POST /care-gateway/orders/{uuid}/refunds': care({ amount: 1 }),
  'POST /care-gateway/orders/{uuid}/refunds/{id}/decision': care({ decision: 'confirm' }),
  'POST /care-gateway/orders/{uuid}/gifts/{number}/extension': care({ until: '2030-01-01', goodwill: false }),
  'POST /care-gateway/orders/{uuid}/gift-deliveries/{deliveryId}/address': care({ recipientEmail: 'mallory@example.com' }),
  'POST /care-gateway/orders/{uuid}/gifts/{number}/holder': care({
    givenTo: 'luc@example.com',
    firstName: 'Mallory',
    email: 'mallory@example.com',
  }),
  'POST /care-gateway/accounts/{id}/block': care({}),
  'POST /care-gateway/accounts/{id}/unblock': care({}),
  'POST /care-gateway/audit-log': care({ from: '2030-01-01', to: '2030-01-02' }),
  'POST /gateway/centre/sessions': open('the key of the centre opens it'),
  'GET /gateway/centre/session': centre(),
  'DELETE /gateway/centre/session': open('leaving ends what there is'),
  'POST /gateway/centre/voucher-checks': centre({ code: 'CODE-2345' }),
  'POST /gateway/centre/redemptions': centre({ code: 'CODE-2345' }),
  'POST /gateway/purchase/price': open('for buyers, who may have no account'),
  'GET /gateway/purchase/insurance': open('for buyers, who may have no account'),
  'GET /gateway/purchase/alma/eligibility': open('for buyers, who may have no account'),
  'POST /gateway/purchase/orders': open('for buyers, who may have no account'),
  'POST /gateway/purchase/zeppto': open('the payment that was announced completes its own order'),
  'GET /gateway/orders/{uuid}': { kind: 'outline' },
  'POST /gateway/orders/{uuid}/access': order(403, 'ORDER_ACCESS_NEEDED', { key: 'guessed' }),
  'POST /gateway/orders/{uuid}/account': order(403, 'ORDER_ACCESS_NEEDED', { password: PASSWORD }),
  'GET /gateway/orders/{uuid}/payment': order(403, 'ORDER_ACCESS_NEEDED'),
  'GET /gateway/orders/{uuid}/confirmation.pdf': order(403, 'ORDER_ACCESS_NEEDED'),
  'GET /gateway/orders/{uuid}/voucher.pdf': order(403, 'ORDER_ACCESS_NEEDED'),
  'GET /gateway/orders/{uuid}/invoice.pdf': order(403, 'ORDER_ACCESS_NEEDED'),
  'GET /gateway/orders/{uuid}/invoices/{number}': order(403, 'ORDER_ACCESS_NEEDED'),
  'GET /gateway/orders/{uuid}/credit-note.pdf': order(403, 'ORDER_ACCESS_NEEDED'),
  'GET /gateway/orders/{uuid}/papers.zip': order(403, 'ORDER_ACCESS_NEEDED'),
  'GET /gateway/orders/{uuid}/calendar.ics': order(403, 'ORDER_ACCESS_NEEDED'),
  'PATCH /gateway/orders/{uuid}/gift-deliveries/{deliveryId}': order(403, 'ORDER_ACCESS_NEEDED', { message: 'Mallory was here' }),
  'POST /gateway/orders/{uuid}/gift-deliveries/{deliveryId}/sending': order(403, 'ORDER_ACCESS_NEEDED', {}),
  'POST /gateway/orders/{uuid}/gift-deliveries/{deliveryId}/address': order(403, 'ORDER_ACCESS_NEEDED', {
    recipientEmail: 'mallory@example.com',
  }),
  'POST /gateway/bookings/find': order(404, 'NOT_FOUND', { ...STRANGER, bookingNumber: '10000001', locale: 'fr_FR' }),
  'POST /gateway/bookings/{uuid}/modification-days': order(404, 'NOT_FOUND', { ...STRANGER, locale: 'fr_FR', offerId: '101' }),
  'POST /gateway/bookings/{uuid}/modification-nights': order(404, 'NOT_FOUND', {
    ...{ ...STRANGER, offerId: '101', checkinDate: WISH.travelPeriod.checkinDate },
    ...{ locale: WISH.locale, pax: WISH.pax },
  }),
  'POST /gateway/bookings/{uuid}/modification-price': order(404, 'NOT_FOUND', WISH),
  'POST /gateway/bookings/{uuid}/modification': order(404, 'NOT_FOUND', { ...WISH, expectedDifference: 0 }),
  'POST /gateway/bookings/{uuid}/modification/complete': order(404, 'NOT_FOUND', PAYMENT),
  'POST /gateway/bookings/{uuid}/cancellation': order(404, 'NOT_FOUND', { ...STRANGER, expectedRefund: 0 }),
  'POST /gateway/bookings/{uuid}/instalments/{number}/payment': order(404, 'NOT_FOUND', STRANGER),
  'POST /gateway/bookings/{uuid}/instalments/{number}/payment/complete': order(404, 'NOT_FOUND', PAYMENT),
  'POST /gateway/bookings/{uuid}/invoice': order(404, 'NOT_FOUND', STRANGER),
};
