import { promotionEnd, type RoomPromotion } from './promotion-end.ts';

const aPromotion = (terms: Partial<RoomPromotion> = {}): RoomPromotion => ({
  roomId: null,
  percent: 20,
  firstNight: '2030-06-10',
  lastNight: '2030-06-20',
  endsOn: '2030-06-05',
  ...terms,
});
const endOf = (promotions: readonly RoomPromotion[], stay: { checkin?: string; nights?: number } = {}) =>
  promotionEnd(promotions, { roomId: 11, checkin: '2030-06-12', nights: 1, today: '2030-06-01', ...stay });

describe('the last day of a promoted price', () => {
  test('is that of the promotion that runs for the nights', () => {
    expect(endOf([aPromotion()])).toBe('2030-06-05');
    expect(endOf([aPromotion()], { checkin: '2030-06-20' })).toBe('2030-06-05');
  });

  test.each([
    ['for other nights', aPromotion({ firstNight: '2030-06-13' })],
    ['for nights before', aPromotion({ lastNight: '2030-06-11' })],
    ['for another room', aPromotion({ roomId: 12 })],
    ['until yesterday', aPromotion({ endsOn: '2030-05-31' })],
  ])('is none where a promotion runs %s', (_, promotion) => {
    expect(endOf([promotion])).toBeUndefined();
  });

  test('is today on the last day itself', () => {
    expect(endOf([aPromotion({ endsOn: '2030-06-01' })])).toBe('2030-06-01');
  });

  test('is that of the highest promotion, which makes the price', () => {
    expect(endOf([aPromotion({ percent: 10, endsOn: '2030-06-30' }), aPromotion({ roomId: 11, percent: 30 })])).toBe('2030-06-05');
    expect(endOf([aPromotion({ percent: 10 }), aPromotion({ percent: 30, endsOn: '2030-06-30' })])).toBe('2030-06-30');
  });

  test('is the later one where two promotions are as high', () => {
    expect(endOf([aPromotion({ endsOn: '2030-06-08' }), aPromotion({ roomId: 11 })])).toBe('2030-06-08');
  });

  test('is the first one of several nights: from then on the stay costs more', () => {
    const nights = [aPromotion({ lastNight: '2030-06-12', endsOn: '2030-06-09' }), aPromotion({ firstNight: '2030-06-13' })];
    expect(endOf(nights, { nights: 2 })).toBe('2030-06-05');
    expect(endOf(nights, { nights: 1 })).toBe('2030-06-09');
    expect(endOf([aPromotion({ lastNight: '2030-06-12' })], { nights: 3 })).toBe('2030-06-05');
  });
});
