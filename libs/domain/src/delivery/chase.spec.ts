import { chase, type ChasedMessage } from './chase.ts';

const SENT = new Date('2030-06-01T10:00:00Z');
const after = (hours: number) => new Date(SENT.getTime() + hours * 3_600_000);
const message = (change: Partial<ChasedMessage> = {}): ChasedMessage => ({
  state: 'sent',
  since: SENT,
  reminders: 0,
  startsOn: '2030-07-12',
  endsOn: '2030-07-14',
  ...change,
});

test('a partner has a day to answer, then the message is sent once more', () => {
  expect(chase(message(), after(23.9)).kind).toBe('none');
  expect(chase(message(), after(24)).kind).toBe('remind');
});

test('a partner that does not answer the reminder either is told to customer care', () => {
  expect(chase(message({ reminders: 1 }), after(24))).toEqual({ kind: 'notifyCare', reason: 'unanswered' });
});

test('three days before the guest arrives a partner has four hours', () => {
  const near = message({ startsOn: '2030-06-04', endsOn: '2030-06-05' });
  expect(chase(near, after(3.9)).kind).toBe('none');
  expect(chase(near, after(4)).kind).toBe('remind');
  expect(chase(message({ startsOn: '2030-06-05' }), after(4)).kind).toBe('none');
});

test('a message that cannot be sent for a day is told to customer care: nobody may have heard', () => {
  expect(chase(message({ state: 'queued' }), after(24))).toEqual({ kind: 'notifyCare', reason: 'notDelivered' });
});

test.each(['refused', 'failed'] as const)('a message that is %s is told at once', (state) => {
  expect(chase(message({ state }), SENT)).toEqual({ kind: 'notifyCare', reason: state });
});

test('what is acknowledged, or over, is not chased', () => {
  expect(chase(message({ state: 'acknowledged' }), after(2000)).kind).toBe('none');
  expect(chase(message({ state: 'refused', startsOn: '2030-05-30', endsOn: '2030-05-31' }), SENT).kind).toBe('none');
});

test('a parcel has no day, and is chased after a day', () => {
  expect(chase(message({ startsOn: null, endsOn: null }), after(24)).kind).toBe('remind');
});
