import { aMemory } from '../../../fixtures/a-memory.ts';
import { forgetStarted, readStarted, rememberStarted, STARTED_PLACE } from './started-order.ts';

const answer = { orderUUID: 'u-1', amount: 24_900, paymentIntentId: 'pi_secret', provider: 'test', expiresAt: '2027-02-10T10:30:00.000Z' };

test('a started order is found again after a reload, without the key to its payment', () => {
  const memory = aMemory();
  rememberStarted(answer, { memory, of: 'stay 101' });
  expect(readStarted(memory.getItem(STARTED_PLACE), 'stay 101')).toEqual({
    orderUUID: 'u-1',
    amount: 24_900,
    expiresAt: '2027-02-10T10:30:00.000Z',
    of: 'stay 101',
  });
  expect([...memory.texts.values()].join()).not.toContain('pi_secret');
  forgetStarted(memory);
  expect(readStarted(memory.getItem(STARTED_PLACE), 'stay 101')).toBeUndefined();
});

test('the summary of another product does not speak of it', () => {
  const memory = aMemory();
  rememberStarted(answer, { memory, of: 'stay 101' });
  expect(readStarted(memory.getItem(STARTED_PLACE), 'stay 102')).toBeUndefined();
});

test.each([null, '', '{', '[]', '{"orderUUID":7}', '{"orderUUID":"u"}'])('%j is no order', (text) => {
  expect(readStarted(text, 'stay 101')).toBeUndefined();
});
