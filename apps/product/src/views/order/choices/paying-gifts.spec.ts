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
