import { activityCheckoutHref } from './activity-address.ts';
import { checkoutHref, parseCheckoutAddress, parseCheckoutProduct, type CheckoutState } from './checkout-address.ts';

const STATE: CheckoutState = { id: '12', checkin: '2026-12-01', checkout: '2026-12-03', adults: 2, children: 1, babies: 0 };

test('the booking summary finds its stay again in the address @SHELL-012', () => {
  const href = checkoutHref('fr_FR', STATE);
  expect(href).toBe('/reservation?id=12&checkin=2026-12-01&checkout=2026-12-03&a=2&c=1');
  expect(parseCheckoutAddress(href.slice(href.indexOf('?')))).toEqual(STATE);
});

test.each([
  ['', 'id'],
  ['?id=a%20b', 'id'],
  ['?id=12', 'checkin'],
  ['?id=12&checkin=2026-02-30&checkout=2026-03-01', 'checkin'],
  ['?id=12&checkin=2026-12-01', 'checkout'],
  ['?id=12&checkin=2026-12-03&checkout=2026-12-01', 'checkout'],
])('the summary at %s lacks its %s', (search, missing) => {
  expect(parseCheckoutAddress(search)).toEqual({ missing });
});

test('a party beyond the limits is the usual couple', () => {
  expect(parseCheckoutAddress('?id=12&checkin=2026-12-01&checkout=2026-12-03&a=99&c=11')).toMatchObject({
    adults: 2,
    children: 0,
    babies: 0,
  });
});

test('the days of the activities travel along @PROD-053', () => {
  const state = { ...STATE, activityDates: [{ activityId: 'spa-access', day: 2 }] };
  const href = checkoutHref('fr_FR', state);
  expect(href).toContain('&activityDates=spa-access_2');
  expect(parseCheckoutProduct(href.slice(href.indexOf('?')))).toEqual({ kind: 'stay', requested: state });
});

test('the partner whose site the customer came from travels along @PROD-084', () => {
  const state = { ...STATE, minisite: 360 };
  const href = checkoutHref('fr_FR', state);
  expect(href).toContain('&minisite=360');
  expect(parseCheckoutProduct(href.slice(href.indexOf('?')))).toEqual({ kind: 'stay', requested: state });
});

test('an activity needs neither dates nor children @SHELL-012', () => {
  const requested = { id: '9', adults: 3, isOwnUse: true };
  const href = activityCheckoutHref('fr_FR', requested);
  expect(parseCheckoutProduct(href.slice(href.indexOf('?')))).toEqual({ kind: 'activity', requested });
  expect(parseCheckoutProduct('?id=9&customType=OWN_USE')).toMatchObject({ kind: 'activity', requested: { adults: 2 } });
  expect(parseCheckoutProduct('?id=9&flow=activity')).toMatchObject({ kind: 'activity', requested: { isOwnUse: false } });
  expect(parseCheckoutProduct('?flow=activity')).toEqual({ kind: 'missing', missing: 'id' });
});
