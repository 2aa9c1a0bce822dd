import type { ReceivedGift } from '@shop/contracts';
import { payingGifts } from './paying-gifts.ts';

const gift = (code: string, facts: Partial<ReceivedGift> = {}): ReceivedGift => ({
  ...{ code, kind: 'GIFTCARD', remaining: 5_000, expiresOn: '2030-05-01', state: 'active' },
  ...facts,
});

test('gifts that can pay are at hand, but not those that are used, expired, empty, applied, or an activity', () => {
  const received = [
    gift('CARD'),
    gift('APPLIED'),
    gift('OLD', { state: 'expired' }),
    gift('EMPTY', { remaining: 0 }),
    gift('KAYAK', { kind: 'DIGITAL_ACTIVITY_ONLY' }),
    gift('BOX', { kind: 'BOX' }),
  ];
  expect(payingGifts(received, ['APPLIED']).map(({ code }) => code)).toEqual(['CARD', 'BOX']);
});

test('a gift that pays is known by its code however it was typed', () => {
  expect(payingGifts([gift('7K3M-PQ8R-2XWA')], ['7k3m pq8r 2xwa'])).toEqual([]);
});
