import { giftWays } from './held-gift.ts';

const actions = (gift: Parameters<typeof giftWays>[0]) => giftWays(gift, 'nl_BE').map(({ action, href }) => [action, href]);

test('a box leads to the stays that it opens @GIFT-019 @GIFT-020', () => {
  expect(actions({ kind: 'BOX' })).toEqual([['choose', '/cadeau/verblijven']]);
});

test('a single voucher leads to its stays, and to the one that was given while it is sold @GIFT-019', () => {
  const uri = '/product/verblijf/101/meer';
  expect(actions({ kind: 'SINGLEVOUCHER', uri })).toEqual([
    ['choose', '/cadeau/verblijven'],
    ['given', uri],
  ]);
  expect(actions({ kind: 'SINGLEVOUCHER' })).toHaveLength(1);
});

test('a gift card leads to all stays and activities', () => {
  expect(actions({ kind: 'GIFTCARD' })).toEqual([
    ['choose', '/verblijven?flow=booking'],
    ['activities', '/activiteiten'],
  ]);
});

test('an activity leads to the telephone of its place, since its day is agreed there @GIFT-019', () => {
  const places = [{ label: 'Kajak Namen', address: 'Kaai 1, Namen', telephone: '+3281123456' }];
  expect(actions({ kind: 'DIGITAL_ACTIVITY_ONLY', uri: '/product/activiteit/7/kajak', places })).toEqual([
    ['call', 'tel:+3281123456'],
    ['activity', '/product/activiteit/7/kajak'],
  ]);
  const [call] = giftWays({ kind: 'DIGITAL_ACTIVITY_ONLY', places: [{ ...places[0]!, writtenTelephone: '081 12 34 56' }] }, 'nl_BE');
  expect(call).toEqual({ action: 'call', href: 'tel:+3281123456', telephone: '081 12 34 56' });
  expect(actions({ kind: 'DIGITAL_ACTIVITY_ONLY', places: [{ label: 'Kajak', address: 'Kaai 1' }] })).toEqual([]);
});
