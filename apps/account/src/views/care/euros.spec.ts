import { centsOfText } from './euros.ts';

test.each([
  ['12', 1_200],
  ['12,50', 1_250],
  ['12.5', 1_250],
  ['1 200,05 €', 120_005],
  ['0.29', 29],
])('%s is %d cents', (text, cents) => expect(centsOfText(text)).toBe(cents));

test.each(['', '0', '-5', '12,345', '1.200,00', 'twelve', '1e3', '9999999'])('%j is no amount', (text) =>
  expect(centsOfText(text)).toBeUndefined(),
);
