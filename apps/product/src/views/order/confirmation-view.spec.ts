import { confirmationView } from './confirmation-view.ts';

test.each([
  ['success', 'paid', 'paid'],
  ['success', 'pending', 'checking'],
  ['success', 'failed', 'failed'],
  ['failure', 'paid', 'failed'],
  [null, 'paid', 'failed'],
] as const)('status=%s with an order that is %s shows %s @SHELL-010', (status, order, view) => {
  expect(confirmationView(status, { status: order })).toBe(view);
});
