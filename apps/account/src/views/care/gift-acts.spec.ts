import type { CareGift } from '@shop/contracts';
import { canCorrectHolder, canCorrectRecipient, giftActs } from './gift-acts.ts';

const GIFT: CareGift = { number: 1, code: '…2XWA', state: 'expired', remaining: 5_000, expiresOn: '2030-05-01' };
const extension = { until: '2030-09-01', lastDay: '2030-08-01' };

test('a gift is extended by an agent, beyond the rule by a supervisor, and by no reader', () => {
  expect(giftActs({ ...GIFT, extension }, 'reader')).toEqual([]);
  expect(giftActs({ ...GIFT, extension }, 'agent')).toEqual([{ kind: 'extendGift', until: '2030-09-01' }]);
  expect(giftActs({ ...GIFT, goodwill: { until: '2030-12-01' } }, 'agent')).toEqual([]);
  expect(giftActs({ ...GIFT, goodwill: { until: '2030-12-01' } }, 'supervisor')).toEqual([
    { kind: 'extendByGoodwill', until: '2030-12-01' },
  ]);
});

test('a recipient is corrected by an agent, unless the mail leaves at this moment or was given back', () => {
  const states = ['scheduled', 'sending', 'sent', 'bounced', 'cancelled'] as const;
  expect(states.filter((state) => canCorrectRecipient({ state }, 'agent'))).toEqual(['scheduled', 'sent', 'bounced']);
  expect(states.filter((state) => canCorrectRecipient({ state }, 'reader'))).toEqual([]);
});

test('a gift that was given on is corrected by an agent, as long as it could be given on', () => {
  const given = (correctable: boolean) => ({ ...GIFT, givenOn: { correctable } });
  expect(canCorrectHolder(given(true), 'agent')).toBe(true);
  expect(canCorrectHolder(given(true), 'reader')).toBe(false);
  expect(canCorrectHolder(given(false), 'supervisor')).toBe(false);
  expect(canCorrectHolder(GIFT, 'supervisor')).toBe(false);
});
