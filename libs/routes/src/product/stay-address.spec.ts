import { seededRandom } from '../seeded-random.test-utils.ts';
import { formatStayHash, formatStayMirror, parseStayAddress, withStayFlow, type StayState } from './stay-address.ts';
import { flowOfSearch } from '../search/search-flow.ts';

const COUPLE = { adults: 2, children: 0, babies: 0 };
const read = (hash: string): StayState => parseStayAddress({ search: '', hash });

test('any state of a stay page is found again in its hash and in its mirror @PROD-003', () => {
  const roll = seededRandom(5);
  for (let round = 0; round < 1_000; round++) {
    const days = roll(3);
    const state: StayState = {
      adults: 1 + roll(20),
      children: roll(11),
      babies: roll(11),
      ...(days > 0 && { checkin: `2027-0${1 + roll(9)}-1${roll(10)}` }),
      ...(days > 1 && { checkout: `2027-1${roll(3)}-20` }),
      ...(roll(2) && { offerId: `o-${roll(9_999)}` }),
      ...(roll(2) && {
        activityDates: [
          { activityId: `spa-${roll(9)}`, day: 1 + roll(14) },
          { activityId: String(100 + roll(900)), day: 1 + roll(14) },
        ],
      }),
      ...(roll(3) === 0 && { giftNights: 1 + roll(14), giftAdult: 1 + roll(20) }),
      ...(roll(4) === 0 && { error: true }),
      ...(roll(4) === 0 && { isLoading: true }),
    };
    expect(read(formatStayHash(state))).toEqual(state);
    expect(parseStayAddress({ search: formatStayMirror(state), hash: '' })).toEqual(state);
  }
});

test('an arrival and a number of nights make a departure @PROD-004', () => {
  expect(read('#checkin=2026-12-30&night=3')).toEqual({ ...COUPLE, checkin: '2026-12-30', checkout: '2027-01-02' });
});

test('the people of a gift are read under both of their names', () => {
  expect(read('#giftNights=3&giftAdults=2')).toEqual({ ...COUPLE, giftNights: 3, giftAdult: 2 });
  expect(read('#giftNights=0&giftAdult=21')).toEqual(COUPLE);
});

test.each([
  ['', 'booking'],
  ['?flow=gifting', 'gifting'],
  ['?flow=hotel&a=3', 'hotel'],
  ['?flow=activity', 'activity'],
  ['?flow=anything', 'booking'],
] as const)('the query %s opens the page for %s @PROD-002', (search, flow) => {
  expect(flowOfSearch(search)).toBe(flow);
});

test('another flow leaves the rest of the query as it is', () => {
  expect(withStayFlow('?app=1', 'gifting')).toBe('?app=1&flow=gifting');
  expect(withStayFlow('?app=1&flow=gifting', 'booking')).toBe('?app=1');
  expect(withStayFlow('?flow=gifting', 'booking')).toBe('');
});

test('id is another word for the offer, and error=1 is read @PROD-004', () => {
  expect(read('#id=77&error=1')).toEqual({ ...COUPLE, offerId: '77', error: true });
  expect(read('#id=77&offerId=78').offerId).toBe('78');
  expect(read('#error=true').error).toBeUndefined();
});

test('isLoading=1 says that a payment is under way, and nothing else does @PROD-004', () => {
  expect(read('#isLoading=1')).toEqual({ ...COUPLE, isLoading: true });
  expect(read('#isLoading=true').isLoading).toBeUndefined();
});

test('activity dates are pairs of an activity and a day of the stay, joined by dashes @PROD-053', () => {
  expect(read('#activityDates=12_1-15_2').activityDates).toEqual([
    { activityId: '12', day: 1 },
    { activityId: '15', day: 2 },
  ]);
  expect(
    formatStayHash({
      ...COUPLE,
      activityDates: [
        { activityId: '12', day: 1 },
        { activityId: '15', day: 2 },
      ],
    }),
  ).toBe('#activityDates=12_1-15_2');
});

test.each(['12', '12_', '_1', '12_1-', '12_0', '12_1-15', '12_100', '-', '12_1--15_2x'])(
  'the activity dates %s count as not said',
  (text) => {
    expect(read(`#activityDates=${text}`).activityDates).toBeUndefined();
  },
);

test('a second day for the same activity wins @PROD-051', () => {
  expect(read('#activityDates=12_1-12_2').activityDates).toEqual([{ activityId: '12', day: 2 }]);
});

test('junk counts as not said', () => {
  expect(read('#checkin=soon&checkout=later&a=99&c=-1&b=x&offerId=%00')).toEqual(COUPLE);
});
