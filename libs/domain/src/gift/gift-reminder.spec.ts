import { addDays, type LocalDate } from '../days/local-date.ts';
import { giftExtension } from './gift-extension.ts';
import { giftReminder, isReminderTime, type RemindedGift, type ReminderDays } from './gift-reminder.ts';

const GIFT: RemindedGift = {
  ...{ status: 'active', expiresOn: '2030-11-30', remaining: 14_900 },
  ...{ heldSince: '2029-11-30', isHeldBack: false, reminded: [] },
};

interface Days {
  readonly from: LocalDate;
  readonly until: LocalDate;
  /** The job does not run from the first to the second. */
  readonly missed?: readonly [LocalDate, LocalDate];
}

/** What leaves while the days pass, as `day: days before the last`. */
function remindersOf(gift: RemindedGift, { from, until, missed }: Days): string[] {
  const reminded: ReminderDays[] = [...gift.reminded];
  const sent: string[] = [];
  for (let today = from; today <= until; today = addDays(today, 1)) {
    if (missed && today >= missed[0] && today <= missed[1]) continue;
    const reminder = giftReminder({ ...gift, reminded }, today);
    if (reminder.kind === 'none') continue;
    reminded.push(reminder.days);
    sent.push(`${today}: ${reminder.days}`);
  }
  return sent;
}

test.each<[string, Partial<RemindedGift>, Partial<Days>, string[]]>([
  ['60, 30 and 7 days before its last one', {}, {}, ['2030-10-01: 60', '2030-10-31: 30', '2030-11-23: 7']],
  [
    'by the calendar where clocks are put forward in between',
    { expiresOn: '2030-04-15' },
    {},
    ['2030-02-14: 60', '2030-03-16: 30', '2030-04-08: 7'],
  ],
  [
    'by the calendar in a leap year',
    { expiresOn: '2028-03-01', heldSince: '2027-03-01' },
    {},
    ['2028-01-01: 60', '2028-01-31: 30', '2028-02-23: 7'],
  ],
  ['on the last of a month', { expiresOn: '2031-03-30' }, {}, ['2031-01-29: 60', '2031-02-28: 30', '2031-03-23: 7']],
  ['only those that lie ahead where it is sent later', { heldSince: '2030-10-10' }, {}, ['2030-10-31: 30', '2030-11-23: 7']],
  ['not of the day that it is sent on', { heldSince: '2030-10-31' }, { from: '2030-10-31' }, ['2030-11-23: 7']],
  ['never where it is sent in its last week', { heldSince: '2030-11-25' }, { from: '2030-11-25' }, []],
  [
    'once and late where the job missed the day',
    {},
    { missed: ['2030-10-28', '2030-11-04'] },
    ['2030-10-01: 60', '2030-11-05: 30', '2030-11-23: 7'],
  ],
  ['of several that were missed the nearest alone', {}, { missed: ['2030-09-01', '2030-11-26'] }, ['2030-11-27: 7']],
  ['on its last day at the latest', {}, { missed: ['2030-09-01', '2030-11-29'] }, ['2030-11-30: 7']],
  ['never once it has expired', {}, { missed: ['2030-09-01', '2030-11-30'] }, []],
])('the holder of a gift is reminded %s', (_name, change, days, expected) => {
  const gift = { ...GIFT, ...change };
  const from = days.from ?? addDays(gift.expiresOn, -90);
  expect(remindersOf(gift, { ...days, from, until: addDays(gift.expiresOn, 5) })).toEqual(expected);
});

test('an extended gift reminds of its new last day, three times again', () => {
  const extension = giftExtension({ ...GIFT, kind: 'BOX', isExtended: false, isSent: true }, '2030-11-24');
  const expiresOn = extension.kind === 'extendable' ? extension.until : '';
  expect(remindersOf({ ...GIFT, expiresOn }, { from: '2030-11-24', until: '2031-03-05' })).toEqual([
    '2030-12-30: 60',
    '2031-01-29: 30',
    '2031-02-21: 7',
  ]);
});

test.each<[string, Partial<RemindedGift>, string]>([
  ['used', { status: 'used' }, 'used'],
  ['spent', { remaining: 0 }, 'used'],
  ['cancelled', { status: 'cancelled' }, 'cancelled'],
  ['expired', { expiresOn: '2030-11-22' }, 'expired'],
  ['still to be sent', { heldSince: undefined }, 'notSent'],
  ['held back', { isHeldBack: true }, 'heldBack'],
])('a gift that is %s reminds nobody', (_name, change, reason) => {
  expect(giftReminder({ ...GIFT, ...change }, '2030-11-23')).toEqual({ kind: 'none', reason });
});

test.each([
  ['Europe/Paris', '2030-10-26T05:59:59Z', false],
  ['Europe/Paris', '2030-10-26T06:00:00Z', true],
  ['Europe/Paris', '2030-10-27T06:59:59Z', false],
  ['Europe/Paris', '2030-10-27T07:00:00Z', true],
  ['Europe/Paris', '2031-03-30T06:00:00Z', true],
  ['Europe/Paris', '2031-03-30T17:59:59Z', true],
  ['Europe/Paris', '2031-03-30T18:00:00Z', false],
  ['America/Martinique', '2030-12-01T11:59:59Z', false],
  ['America/Martinique', '2030-12-01T12:00:00Z', true],
  ['Pacific/Noumea', '2030-11-30T21:00:00Z', true],
])('reminders arrive from the morning to the evening of where their reader is: %s, %s', (timeZone, now, expected) => {
  expect(isReminderTime(timeZone, new Date(now))).toBe(expected);
});
