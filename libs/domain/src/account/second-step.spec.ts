import { secondStep, secondStepEnd } from './second-step.ts';

const NOW = new Date('2030-06-01T10:00:00Z');
const on = { chosen: true, endsAt: null, passkeys: 1 };

test('a passkey is needed after the password where the customer wants it and has one', () => {
  expect(secondStep(on, NOW)).toEqual({ kind: 'on' });
  expect(secondStep({ ...on, chosen: false }, NOW)).toEqual({ kind: 'off' });
  expect(secondStep({ ...on, passkeys: 0 }, NOW)).toEqual({ kind: 'off' });
});

test('a mailed reset ends the second step after 24 hours, and not a moment before', () => {
  const endsAt = secondStepEnd(null, NOW);
  expect(endsAt).toEqual(new Date('2030-06-02T10:00:00Z'));
  expect(secondStep({ ...on, endsAt }, new Date(endsAt.getTime() - 1))).toEqual({ kind: 'ending', endsAt });
  expect(secondStep({ ...on, endsAt }, endsAt)).toEqual({ kind: 'off' });
});

test('another reset meanwhile neither shortens nor prolongs the wait', () => {
  const endsAt = secondStepEnd(null, NOW);
  expect(secondStepEnd(endsAt, new Date('2030-06-01T20:00:00Z'))).toEqual(endsAt);
});
