import { anOrder } from '../../fixtures/an-order.ts';
import { bookAgainHref, confirmationView, papersOf, soldKind } from './confirmation-view.ts';

test.each([
  ['success', 'paid', 'paid'],
  ['success', 'pending', 'checking'],
  ['success', 'failed', 'failed'],
  ['success', 'cancelled', 'cancelled'],
  ['failure', 'paid', 'failed'],
  [null, 'paid', 'failed'],
] as const)('status=%s with an order that is %s shows %s @SHELL-010', (status, order, view) => {
  expect(confirmationView(status, { status: order })).toBe(view);
});

const activity = anOrder({ kind: 'gift', stay: { ...anOrder().stay, id: '9', uri: '/produit/activite/9/kayak' } });
const box = anOrder({ kind: 'gift', stay: { ...anOrder().stay, id: 'SPAEBOX', uri: '/box/SPAEBOX' } });

test('a stay has a calendar entry, a gift a voucher, each a confirmation', () => {
  expect(papersOf(anOrder()).map(({ paper }) => paper)).toEqual(['confirmation.pdf', 'calendar.ics']);
  expect(papersOf(box).map(({ href }) => href)).toEqual(['/gateway/orders/b3f1/confirmation.pdf', '/gateway/orders/b3f1/voucher.pdf']);
});

test.each([
  ['digital', ['confirmation.pdf', 'voucher.pdf', 'voucher.pdf?layout=card']],
  ['physical', ['confirmation.pdf', 'voucher.pdf']],
] as const)('a %s gift has the papers that its buyer has a use for', (format, papers) => {
  const voucher = { code: 'BOX-1', kind: 'BOX', label: 'Spa', value: 14_900, expiresOn: '2029-02-10', format } as const;
  expect(papersOf({ ...box, vouchers: [voucher] }).map(({ paper }) => paper)).toEqual(papers);
});

test('a failed order leads back to where it may be bought again @PROD-083', () => {
  expect(bookAgainHref(anOrder(), 'fr_FR')).toBe('/reservation?id=101&checkin=2027-02-20&checkout=2027-02-21&a=2');
  expect(bookAgainHref(anOrder({ activityDays: [{ activityId: 'spa', day: 2 }] }), 'fr_FR')).toMatch(/&activityDates=spa_2$/);
  expect(bookAgainHref(activity, 'fr_FR')).toBe('/reservation?flow=activity&id=9&a=2');
  expect(bookAgainHref(box, 'fr_FR')).toBe('/box/SPAEBOX');
  expect([anOrder(), activity, box].map((order) => soldKind(order, 'fr_FR'))).toEqual(['stay', 'activity', 'gift']);
});
