import { fc } from '@shop/testing/draw';
import { addDays, nightsBetween } from '../days/local-date.ts';
import { bookingWindow } from './booking-window.ts';
import { dayStatus, type DayWindow } from './day-status.ts';
import { canConfirm, chooseDay, type DaySelection } from './selection.ts';

/** Today on any day, leap days, year's ends and the nights of summer and winter time among them. */
const anyToday = fc.oneof(
  fc.nat(3_000).map((days) => addDays('2026-01-01', days)),
  fc.constantFrom('2028-02-28', '2028-02-29', '2026-12-31', '2027-01-01', '2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31'),
);
const anyPresses = fc.array(fc.integer({ min: -10, max: 400 }), { maxLength: 12 });
const anySale = fc.option(fc.dictionary(fc.integer({ min: 0, max: 400 }).map(String), fc.option(fc.integer({ min: 1, max: 9 }))), {
  nil: undefined,
});

/** Presses days as a visitor does: those that are closed do not answer. */
function press(window: DayWindow, presses: readonly number[]): DaySelection {
  return presses.reduce<DaySelection>((chosen, days) => {
    const day = addDays(window.today, days);
    return dayStatus(day, { ...window, ...chosen }).kind === 'open' ? chooseDay(chosen, day) : chosen;
  }, {});
}

test('whatever days are pressed, an arrival lies in the window and a stay has from one to twenty nights @SEARCH-125 @SEARCH-127 @SEARCH-132', () => {
  fc.assert(
    fc.property(anyToday, fc.boolean(), anyPresses, (today, todayIsClosed, presses) => {
      const { firstDay, lastDay } = bookingWindow({ today, todayIsClosed });
      const { checkin, checkout } = press({ today, todayIsClosed }, presses);
      if (checkin) expect(checkin >= firstDay && checkin <= lastDay).toBe(true);
      if (checkin && checkout)
        expect([nightsBetween(checkin, checkout) >= 1, nightsBetween(checkin, checkout) <= 20]).toEqual([true, true]);
    }),
  );
});

test('whatever is on sale, an arrival is, and a stay is never shorter than its minimum @SEARCH-099 @SEARCH-127', () => {
  fc.assert(
    fc.property(anyToday, anySale, anyPresses, (today, sale, presses) => {
      const availability =
        sale &&
        Object.fromEntries(
          Object.entries(sale).map(([days, minLos]) => [addDays(today, Number(days)), minLos === null ? null : { minLos }] as const),
        );
      const { checkin, checkout } = press({ today, todayIsClosed: false, availability }, presses);
      if (!checkin || !availability) return;
      const least = availability[checkin]?.minLos ?? Infinity;
      expect(least).toBeLessThan(Infinity);
      if (checkout) expect(nightsBetween(checkin, checkout)).toBeGreaterThanOrEqual(least);
    }),
  );
});

test('only an arrival without a departure cannot be confirmed, whatever was pressed before @SEARCH-131', () => {
  fc.assert(
    fc.property(anyToday, anyPresses, (today, presses) => {
      const chosen = press({ today, todayIsClosed: false }, presses);
      expect(canConfirm(chosen)).toBe(!chosen.checkin || Boolean(chosen.checkout));
    }),
  );
});
