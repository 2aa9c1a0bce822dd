import { ACCEPTED, REFUSED, readConsent, writeConsent } from './consent-choice.ts';

test('a choice is found again in its cookie', () => {
  for (const choice of [ACCEPTED, REFUSED, { measurement: true, advertising: false }]) {
    expect(readConsent(writeConsent(choice))).toEqual(choice);
  }
});

test.each([undefined, '', 'yes', '2.m1.a1', '1.m1', '1.m1.a1;x'])('%p is no choice', (value) => {
  expect(readConsent(value)).toBeUndefined();
});
