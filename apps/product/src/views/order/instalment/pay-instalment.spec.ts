import { endOfPayment, type InstalmentDeps } from './pay-instalment.ts';

const PAYMENT = { uuid: 'b3f1', number: 2, email: 'anne@example.com', paymentIntentId: 'pi_2' };
const refusing = (problem: object): InstalmentDeps => ({
  newKey: () => 'key',
  calls: {
    startInstalmentPayment: () => Promise.reject(new Error('is not called')),
    confirmTestCard: () => Promise.reject(new Error('is not called')),
    completeInstalmentPayment: () => Promise.reject(Object.assign(new Error('refused'), problem)),
  },
});

test('a payment whose outcome is polled too often is still being checked, and the page knows when to ask again', async () => {
  const tooMany = refusing({ status: 429, code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 40 });
  expect(await endOfPayment(PAYMENT, tooMany)).toEqual({ kind: 'processing', paymentIntentId: 'pi_2', retryAfterSeconds: 40 });
});

test('a payment whose end is not answered is still being checked', async () => {
  const lost = refusing({ status: 0, code: 'TIMEOUT', retryAfterSeconds: undefined });
  expect(await endOfPayment(PAYMENT, lost)).toEqual({ kind: 'processing', paymentIntentId: 'pi_2' });
});
