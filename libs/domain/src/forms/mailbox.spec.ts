import { mailboxOf } from './mailbox.ts';

test.each([
  ['Anne@Example.com', 'anne@example.com', 'whatever its case'],
  ['  anne@example.com ', 'anne@example.com', 'whatever is typed around it'],
  ['anne+1@example.com', 'anne@example.com', 'whatever follows a plus'],
  ['anne+shop+2@laposte.net', 'anne@laposte.net', 'from the first plus on'],
  ['an.n.e@gmail.com', 'anne@gmail.com', 'without dots at Gmail'],
  ['An.Ne+x@googlemail.com', 'anne@gmail.com', 'at Gmail by its other name'],
])('%s is the mailbox %s: %s', (typed, mailbox) => {
  expect(mailboxOf(typed)).toBe(mailbox);
  expect(mailboxOf(mailbox)).toBe(mailbox);
});

test.each([
  ['an.ne@example.com', 'anne@example.com', 'elsewhere dots tell people apart'],
  ['an.ne@gmail.com.example', 'anne@gmail.com.example', 'a domain that only begins like Gmail is another'],
  ['anne@gmail.com', 'anne@gmail.fr', 'another domain is another mailbox'],
  ['anne-1@example.com', 'anne@example.com', 'a hyphen is part of a name'],
])('%s and %s are two mailboxes: %s', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});

test.each(['+anne@example.com', 'anne', '@example.com', ''])('what is hardly an address, "%s", stays as it is', (typed) => {
  expect(mailboxOf(typed)).toBe(typed);
});
