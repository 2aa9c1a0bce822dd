import { ApiError } from '@shop/api-client';
import { parseBookingAction } from './booking-action.ts';
import { bookingNumberText, findFault, firstFaultyField } from './find-fields.ts';
import { findRefusal } from './find-refusal.ts';

const refusal = (status: number, retryAfterSeconds?: number) => new ApiError(status, { code: 'NO', message: 'No' }, retryAfterSeconds);

test.each([
  ['#modify', 'modify'],
  ['#cancel', 'cancel'],
  ['#invoice', 'invoice'],
  ['', undefined],
  ['#pay', undefined],
])('the hash %s asks for %s @CONT-003', (hash, action) => {
  expect(parseBookingAction(hash)).toBe(action);
});

test.each([
  ['1234 5678', '12345678'],
  ['n° 12345678', '12345678'],
  ['123456789', '12345678'],
])('a number pasted as %s is read as %s', (pasted, read) => {
  expect(bookingNumberText(pasted)).toBe(read);
});

test('a booking number has eight digits, and an address is one @RULE-012', () => {
  expect(findFault('bookingNumber', { bookingNumber: '1234567', email: '' })).toBe('bookingNumber');
  expect(findFault('bookingNumber', { bookingNumber: '12345678', email: '' })).toBeUndefined();
  expect(findFault('email', { bookingNumber: '', email: 'anne@' })).toBe('email');
  expect(firstFaultyField({ bookingNumber: '', email: '' })).toBe('bookingNumber');
  expect(firstFaultyField({ bookingNumber: '12345678', email: 'anne@example.com' })).toBeUndefined();
});

test('after too many tries the wait is told in whole minutes, as the shop says it', () => {
  expect(findRefusal(refusal(429, 61))).toEqual({ kind: 'tooMany', minutes: 2 });
  expect(findRefusal(refusal(429, 60))).toEqual({ kind: 'tooMany', minutes: 1 });
  expect(findRefusal(refusal(429))).toEqual({ kind: 'tooMany', minutes: 15 });
});

test.each([
  [404, 'notFound'],
  [400, 'notFound'],
  [503, 'failed'],
  [0, 'failed'],
])('an answer with status %i is %s', (status, kind) => {
  expect(findRefusal(refusal(status))).toEqual({ kind });
});
