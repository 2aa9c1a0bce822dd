import { NO_PARTS } from '@shop/domain';
import { payLabel } from './pay-label.ts';

const price = (remainingAmountToPay: number, instalments: { day: string; amount: number }[] = []) => ({
  parts: NO_PARTS,
  total: remainingAmountToPay,
  remainingAmountToPay,
  giftcards: [],
  instalments,
});

test('the button says what is taken today, and on which day the rest is', () => {
  expect(payLabel(price(24_900), 'card', '2027-02-10')).toEqual({ kind: 'now', amount: 24_900 });
  expect(payLabel(price(0), 'card', '2027-02-10')).toEqual({ kind: 'gifts' });
  expect(payLabel(price(24_900), 'alternative', '2027-02-10')).toEqual({ kind: 'with' });
  expect(payLabel(price(24_900, [{ day: '2027-02-18', amount: 24_900 }]), 'deferred', '2027-02-10')).toEqual({
    kind: 'later',
    day: '2027-02-18',
  });
  const three = ['2027-02-10', '2027-03-10', '2027-04-10'].map((day, place) => ({ day, amount: place === 0 ? 8_674 : 8_300 }));
  expect(payLabel(price(25_274, three), '3x', '2027-02-10')).toEqual({ kind: 'first', amount: 8_674 });
});
