import { firstSendDay, lastSendDay, placeOfTimeZone, SEND_TIME_ZONES, sendInstant, sendTimeFault } from './gift-sending.ts';

const PARIS = 'Europe/Paris';
const at = (day: string, time: string, timeZone = PARIS) => sendInstant({ day, time, timeZone }).toISOString();

describe('when the mail of a gift leaves', () => {
  test('eight in the morning is eight where the recipient is, in winter and in summer', () => {
    expect(at('2026-12-24', '08:00')).toBe('2026-12-24T07:00:00.000Z');
    expect(at('2027-06-24', '08:00')).toBe('2027-06-24T06:00:00.000Z');
    expect(at('2026-12-24', '08:00', 'America/Martinique')).toBe('2026-12-24T12:00:00.000Z');
    expect(at('2026-12-24', '08:00', 'Pacific/Noumea')).toBe('2026-12-23T21:00:00.000Z');
  });

  test('an hour that the spring skips is the one that clocks jump to', () => {
    expect(at('2027-03-28', '01:59')).toBe('2027-03-28T00:59:00.000Z');
    expect(at('2027-03-28', '02:30')).toBe('2027-03-28T01:30:00.000Z');
    expect(at('2027-03-28', '03:00')).toBe('2027-03-28T01:00:00.000Z');
  });

  test('an hour that the autumn brings twice is meant the first time', () => {
    expect(at('2027-10-31', '02:30')).toBe('2027-10-31T00:30:00.000Z');
    expect(at('2027-10-31', '03:00')).toBe('2027-10-31T02:00:00.000Z');
  });
});

describe('which times can be chosen', () => {
  const now = new Date('2027-02-28T23:30:00Z');
  const fault = (day: string, time: string, timeZone = PARIS) => sendTimeFault({ day, time, timeZone }, now);

  test('today where the recipient is, up to the same day of next year', () => {
    expect(firstSendDay(PARIS, now)).toBe('2027-03-01');
    expect(firstSendDay('America/Martinique', now)).toBe('2027-02-28');
    expect(lastSendDay(PARIS, now)).toBe('2028-03-01');
    expect(fault('2028-03-01', '23:59')).toBeUndefined();
    expect(fault('2028-03-02', '00:00')).toBe('tooFar');
    expect(lastSendDay(PARIS, new Date('2028-02-29T12:00:00Z'))).toBe('2029-02-28');
  });

  test('none that has passed; a quarter of an hour is what an order may take', () => {
    expect(fault('2027-03-01', '00:30')).toBeUndefined();
    expect(fault('2027-03-01', '00:15')).toBeUndefined();
    expect(fault('2027-03-01', '00:14')).toBe('past');
  });

  test('none that no clock shows, and none of a place that the shop does not know', () => {
    for (const [day, time] of [
      ['2027-02-29', '08:00'],
      ['2027-03-02', '24:00'],
      ['2027-03-02', '8:00'],
      ['', ''],
    ] as const)
      expect(fault(day, time)).toBe('noSuchTime');
    expect(fault('2027-03-02', '08:00', 'Mars/Olympus')).toBe('unknownZone');
  });

  test('each place has a clock of its own, which this machine knows', () => {
    for (const [place, timeZone] of Object.entries(SEND_TIME_ZONES)) {
      expect(placeOfTimeZone(timeZone)).toBe(place);
      expect(at('2027-01-15', '12:00', timeZone)).toMatch(/^2027-01-1[45]T/);
    }
  });
});
