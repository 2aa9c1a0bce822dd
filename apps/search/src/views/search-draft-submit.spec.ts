import { submitStep, type Submitted } from './search-draft-submit.ts';

const dates = { checkin: '2027-03-06', checkout: '2027-03-08' };
const SITE = { today: '2027-03-05', todayIsClosed: false };
const step = (over: Partial<Submitted>) =>
  submitStep({ flow: 'booking', draft: {}, experiment: undefined, datesCleared: false, site: SITE, ...over });

test('without an experiment a search needs no dates', () => {
  expect(step({})).toBe('search');
  expect(step({ experiment: 'purple' })).toBe('search');
});

test('forced dates: without dates they are asked for, even when they were cleared @SEARCH-100', () => {
  expect(step({ experiment: 'forced' })).toBe('askDates');
  expect(step({ experiment: 'forced', datesCleared: true })).toBe('askDates');
  expect(step({ experiment: 'forced', draft: dates })).toBe('search');
});

test('an arrival alone is no date', () => {
  expect(step({ experiment: 'forced', draft: { checkin: '2027-03-06' } })).toBe('askDates');
});

test('suggested dates: the search goes on with dates, or once the visitor cleared them @SEARCH-101', () => {
  expect(step({ experiment: 'suggested' })).toBe('askDates');
  expect(step({ experiment: 'suggested', draft: dates })).toBe('search');
  expect(step({ experiment: 'suggested', datesCleared: true })).toBe('search');
});

test.each(['gifting', 'activity', 'hotel'] as const)('a %s search is never held up for dates @SEARCH-100', (flow) => {
  expect(step({ flow, experiment: 'forced' })).toBe('search');
});

test.each([
  ['yesterday', '2027-03-04', SITE, 'datesPassed'],
  ['today', '2027-03-05', SITE, 'search'],
  ['today after 20:00', '2027-03-05', { ...SITE, todayIsClosed: true }, 'datesPassed'],
] as const)('an arrival %s leads on or asks for another day', (_, checkin, site, expected) => {
  expect(step({ draft: { checkin, checkout: '2027-03-09' }, site })).toBe(expected);
});
