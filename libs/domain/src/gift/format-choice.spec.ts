import { chosenFormat, formatChoices } from './format-choice.ts';

const both = formatChoices({ isPhysicalOn: true, isShipped: true });
const off = formatChoices({ isPhysicalOn: false, isShipped: true });

test('a gift is digital at first and may be printed @SHELL-070', () => {
  expect(both).toEqual([
    { format: 'digital', kind: 'offered' },
    { format: 'physical', kind: 'offered' },
  ]);
  expect([chosenFormat(both, undefined), chosenFormat(both, 'physical')]).toEqual(['digital', 'physical']);
});

test('without the switch for printed vouchers that format is coming back, and digital is taken @SHELL-070', () => {
  expect(off[1]).toEqual({ format: 'physical', kind: 'comingBack', because: 'switchedOff' });
  expect(chosenFormat(off, 'physical')).toBe('digital');
});

test('a printed one that is sold out is coming back, and digital is taken', () => {
  const soldOut = formatChoices({ isPhysicalOn: true, isShipped: true, isInStock: false });
  expect(soldOut[1]).toEqual({ format: 'physical', kind: 'comingBack', because: 'soldOut' });
  expect(chosenFormat(soldOut, 'physical')).toBe('digital');
});

test('where shipping cannot be priced, nothing is printed either', () => {
  expect(formatChoices({ isPhysicalOn: true, isShipped: false })[1]).toMatchObject({ kind: 'comingBack', because: 'noShipping' });
});
