import { formatWaiting, parseWaiting } from './waiting-redemptions.ts';

const WAITING = [
  { key: 'k1', centre: 7, code: 'abcd 2345' },
  { key: 'k2', centre: 8, code: 'EFGH-2345' },
];

test('what a device keeps is read as it was written; none leaves nothing', () => {
  expect(parseWaiting(formatWaiting(WAITING))).toEqual(WAITING);
  expect([formatWaiting([]), parseWaiting(null)]).toEqual([null, []]);
});

test.each(['', '{', 'null', '5', '[null, 1, {"key": "k1"}]'])('%j is none', (text) => {
  expect(parseWaiting(text)).toEqual([]);
});
