import { anOrder } from '../../fixtures/an-order.ts';
import { bookAgainHref, confirmationView, soldKind } from './confirmation-view.ts';

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

test('a failed order leads back to where it may be bought again @PROD-083', () => {
  expect(bookAgainHref(anOrder(), 'fr_FR')).toBe('/reservation?id=101&checkin=2027-02-20&checkout=2027-02-21&a=2');
  expect(bookAgainHref(anOrder({ activityDays: [{ activityId: 'spa', day: 2 }] }), 'fr_FR')).toMatch(/&activityDates=spa_2$/);
  expect(bookAgainHref(activity, 'fr_FR')).toBe('/reservation?flow=activity&id=9&a=2');
  expect(bookAgainHref(box, 'fr_FR')).toBe('/box/SPAEBOX');
  expect([anOrder(), activity, box].map((order) => soldKind(order, 'fr_FR'))).toEqual(['stay', 'activity', 'gift']);
});
