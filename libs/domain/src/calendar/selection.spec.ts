import { canConfirm, chooseDay, closeSelection } from './selection.ts';

const ARRIVAL = { checkin: '2026-12-10' };
const RANGE = { checkin: '2026-12-10', checkout: '2026-12-12' };

test('the first day is the arrival, a later second day the departure @SEARCH-125 @PROD-030', () => {
  expect(chooseDay({}, '2026-12-10')).toEqual(ARRIVAL);
  expect(chooseDay(ARRIVAL, '2026-12-12')).toEqual(RANGE);
});

test('a day before the arrival starts again @SEARCH-136', () => {
  expect(chooseDay(ARRIVAL, '2026-12-09')).toEqual({ checkin: '2026-12-09' });
});

test('the same day twice stays an arrival and is never a stay without a night @SEARCH-136', () => {
  expect(chooseDay(ARRIVAL, '2026-12-10')).toEqual(ARRIVAL);
});

test('a third day starts again, wherever it lies @PROD-030', () => {
  for (const day of ['2026-12-01', '2026-12-11', '2026-12-24']) expect(chooseDay(RANGE, day)).toEqual({ checkin: day });
});

test('an arrival without a departure cannot be confirmed, no dates and both can @SEARCH-131', () => {
  expect([{}, ARRIVAL, RANGE].map(canConfirm)).toEqual([true, false, true]);
});

test('closing with an arrival alone brings the former dates back @SEARCH-138', () => {
  expect(closeSelection({ checkin: '2027-01-01' }, RANGE)).toEqual(RANGE);
  expect(closeSelection(RANGE, {})).toEqual(RANGE);
  expect(closeSelection({}, RANGE)).toEqual({});
});
