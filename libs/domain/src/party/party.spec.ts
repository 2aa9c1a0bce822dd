import { changeParty, DEFAULT_PARTY, needsSingleRoom } from './party.ts';

test('a party is two adults until somebody says otherwise @SEARCH-007', () => {
  expect(DEFAULT_PARTY).toEqual({ adults: 2, children: 0, babies: 0 });
});

test('a party grows up to 20 adults, 10 children and 10 babies @SEARCH-146', () => {
  expect(changeParty(DEFAULT_PARTY, { adults: 20, children: 10, babies: 10 })).toEqual({ adults: 20, children: 10, babies: 10 });
});

test.each([{ adults: 0 }, { adults: 21 }, { children: -1 }, { children: 11 }, { babies: 11 }, { adults: 1.5 }, { adults: NaN }])(
  'the change %j goes beyond the limits and is ignored @SEARCH-146',
  (change) => {
    expect(changeParty(DEFAULT_PARTY, change)).toEqual(DEFAULT_PARTY);
  },
);

test('what else the state holds stays when the party changes', () => {
  expect(changeParty({ ...DEFAULT_PARTY, theme: '39' }, { children: 1 })).toEqual({ adults: 2, children: 1, babies: 0, theme: '39' });
});

test('children or babies sleep in the same room as their adults, adults alone need not @SEARCH-147', () => {
  expect(needsSingleRoom({ children: 1, babies: 0 })).toBe(true);
  expect(needsSingleRoom({ children: 0, babies: 1 })).toBe(true);
  expect(needsSingleRoom({ children: 0, babies: 0 })).toBe(false);
});
