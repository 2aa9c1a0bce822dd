import { chosenSendTime, firstSending, readSending, sendingFault, writeSending } from './sending-choice.ts';

const now = new Date('2026-12-01T12:00:00Z');
const later = { way: 'later', sendAt: { day: '2026-12-24', time: '08:00', timeZone: 'Europe/Paris' } } as const;

test('what was chosen is read as it was kept; nonsense is nothing', () => {
  expect(readSending(writeSending(later))).toEqual(later);
  for (const stored of [null, '', '{', '"later"', '{"way":"pigeon"}', '{"way":"later"}', '{"way":"later","sendAt":{"day":1}}'])
    expect(readSending(stored)).toBeUndefined();
});

test('a gift is ordered with its time, and without one where it goes at once', () => {
  expect(chosenSendTime(later, now)).toEqual(later.sendAt);
  expect(chosenSendTime({ ...later, way: 'now' }, now)).toBeUndefined();
  expect(chosenSendTime(firstSending('Europe/Paris'), now)).toBeUndefined();
  expect(chosenSendTime(undefined, now)).toBeUndefined();
});

test('a time that has passed while the order was filled in is at once', () => {
  expect(chosenSendTime(later, new Date('2026-12-24T07:00:01Z'))).toBeUndefined();
});

test('only a gift for later lacks a day', () => {
  expect(sendingFault(firstSending('Europe/Paris'), now)).toBeUndefined();
  expect(sendingFault({ ...firstSending('Europe/Paris'), way: 'later' }, now)).toBe('noSuchTime');
  expect(sendingFault(later, new Date('2026-12-25T07:00:00Z'))).toBe('past');
});
