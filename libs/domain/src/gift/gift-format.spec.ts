import { codeInFormat, formatOfCode } from './gift-format.ts';

test('a code that ends with EBOX is a digital box, with BOX alone a physical one @GIFT-016', () => {
  expect(formatOfCode('SPAEBOX')).toBe('digital');
  expect(formatOfCode('SPABOX')).toBe('physical');
  expect(formatOfCode('7K3M-PQ8R')).toBeUndefined();
});

test('choosing a format changes the ending of the code and nothing else', () => {
  expect(codeInFormat('SPAEBOX', 'physical')).toBe('SPABOX');
  expect(codeInFormat('SPABOX', 'digital')).toBe('SPAEBOX');
  expect(codeInFormat('SPABOX', 'physical')).toBe('SPABOX');
  expect(codeInFormat('7K3M-PQ8R', 'physical')).toBe('7K3M-PQ8R');
});
