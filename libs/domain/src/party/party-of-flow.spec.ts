import { partyLimits, partyOfFlow } from './party-of-flow.ts';
import { changeParty, DEFAULT_PARTY } from './party.ts';

const family = { adults: 4, children: 2, babies: 1 };

test.each(['booking', 'hotel'] as const)('a %s search takes up to 20 adults, 10 children and 10 babies @SEARCH-146', (flow) => {
  expect(partyOfFlow(family, flow)).toEqual(family);
  expect(changeParty(DEFAULT_PARTY, { adults: 20, children: 10, babies: 10 }, partyLimits(flow))).toEqual({
    adults: 20,
    children: 10,
    babies: 10,
  });
});

test('an activity search is for one or two adults @SEARCH-020', () => {
  expect(partyOfFlow(family, 'activity')).toEqual({ adults: 2, children: 0, babies: 0 });
  expect(partyOfFlow({ ...family, adults: 1 }, 'activity').adults).toBe(1);
  const limits = partyLimits('activity');
  expect(changeParty(DEFAULT_PARTY, { adults: 1 }, limits).adults).toBe(1);
  expect(changeParty(DEFAULT_PARTY, { adults: 3 }, limits).adults).toBe(2);
  expect(changeParty(DEFAULT_PARTY, { adults: 0 }, limits).adults).toBe(2);
  expect(changeParty(DEFAULT_PARTY, { children: 1 }, limits).children).toBe(0);
});

test('a gift search is for two adults, no matter for whom the search was before @SEARCH-019', () => {
  expect(partyOfFlow(family, 'gifting')).toEqual(DEFAULT_PARTY);
  expect(partyOfFlow({ ...family, adults: 1 }, 'gifting')).toEqual(DEFAULT_PARTY);
  expect(changeParty(DEFAULT_PARTY, { adults: 1, babies: 1 }, partyLimits('gifting'))).toEqual(DEFAULT_PARTY);
});
