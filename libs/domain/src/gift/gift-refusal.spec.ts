import { mayBeRepeated } from './gift-refusal.ts';

test.each([
  ['a call without an answer', 'failed'],
  ['a call of too many', 'tooMany'],
  ['a transfer whose mailbox gets too many messages', 'mailboxFull'],
  ['a transfer beside an unpaid order', 'inOrder'],
  ['a transfer to a mistyped address', 'field'],
  ['an extension whose new last day has moved', 'changed'],
])('%s may be sent again', (_name, kind) => {
  expect(mayBeRepeated({ kind })).toBe(true);
});

test.each(['used', 'expired', 'cancelled', 'unknown', 'refused', 'extended', 'notOffered'])(
  'what is refused as %s is refused for good',
  (kind) => {
    expect(mayBeRepeated({ kind })).toBe(false);
  },
);

test('what was not sent yet may be sent', () => {
  expect(mayBeRepeated(undefined)).toBe(true);
});
