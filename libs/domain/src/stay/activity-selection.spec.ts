import { fc } from '@shop/testing/draw';
import {
  activityDays,
  formatActivitySelections,
  parseActivitySelections,
  possibleSelections,
  selectionFault,
} from './activity-selection.ts';

test('pairs of activity and day are read, also of activities whose names hold dashes @PROD-053', () => {
  expect(parseActivitySelections('spa-access_2-kayak_1')).toEqual([
    { activityId: 'spa-access', day: 2 },
    { activityId: 'kayak', day: 1 },
  ]);
  expect(parseActivitySelections('12_1,15_2')).toEqual([
    { activityId: '12', day: 1 },
    { activityId: '15', day: 2 },
  ]);
  expect(parseActivitySelections('')).toEqual([]);
});

test('the last day said for an activity counts @PROD-051', () => {
  expect(parseActivitySelections('spa_1-spa_3')).toEqual([{ activityId: 'spa', day: 3 }]);
});

test.each(['spa', 'spa_', '_1', 'spa_0', 'spa_1-', 'spa_1--', 'spa_x', '%00_1', 'spa_100', 'spa_1;drop'])('%j is no such list', (text) =>
  expect(parseActivitySelections(text)).toBeUndefined(),
);

test('what is written is read again', () => {
  const selections = fc.uniqueArray(
    fc.record({ activityId: fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/), day: fc.integer({ min: 1, max: 15 }) }),
    { selector: ({ activityId }) => activityId },
  );
  fc.assert(
    fc.property(selections, (some) => {
      expect(parseActivitySelections(formatActivitySelections(some))).toEqual(some);
    }),
  );
});

test('an activity can be had from the day of arrival to that of departure, across the year’s end @PROD-052', () => {
  expect(activityDays('2027-12-31', 1)).toEqual([
    { value: 1, date: '2027-12-31' },
    { value: 2, date: '2028-01-01' },
  ]);
});

test('an activity with a season can be had on the days of the stay that lie in it @PROD-052', () => {
  const kayak = { from: '04-15', until: '10-15' };
  expect(activityDays('2027-10-14', 2, kayak).map(({ date }) => date)).toEqual(['2027-10-14', '2027-10-15']);
  expect(activityDays('2027-10-16', 2, kayak)).toEqual([]);
  const chosen = [1, 2, 3].map((day) => ({ activityId: 'kayak', day }));
  const stay = { activityIds: ['kayak', 'spa'], nights: 2, runDays: new Map([['kayak', [1, 2]]]) };
  expect(possibleSelections(chosen, stay).map(({ day }) => day)).toEqual([1, 2]);
  expect(possibleSelections([{ activityId: 'spa', day: 3 }], stay)).toHaveLength(1);
});

test('a stay keeps the choices of its own activities and days', () => {
  const chosen = [
    { activityId: 'spa', day: 2 },
    { activityId: 'spa', day: 3 },
    { activityId: 'golf', day: 1 },
  ];
  expect(possibleSelections(chosen, { activityIds: ['spa'], nights: 1 })).toEqual([{ activityId: 'spa', day: 2 }]);
});

test('the first choice that a stay lacks is told with its place: another stay’s activity, a second day, a day after the departure', () => {
  const stay = { activityIds: ['spa', 'kayak'], nights: 1 };
  const fault = (...chosen: [string, number][]) =>
    selectionFault(
      chosen.map(([activityId, day]) => ({ activityId, day })),
      stay,
    );
  expect(fault()).toBeUndefined();
  expect(fault(['spa', 1], ['kayak', 2])).toBeUndefined();
  expect(fault(['spa', 1], ['golf', 1])).toEqual({ kind: 'notOfThisStay', place: 1 });
  expect(fault(['spa', 1], ['spa', 2])).toEqual({ kind: 'namedTwice', place: 1 });
  expect(fault(['spa', 3])).toEqual({ kind: 'outsideTheStay', place: 0 });
});
