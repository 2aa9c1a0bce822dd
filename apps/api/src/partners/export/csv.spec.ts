import { csvLine, readCsv } from './csv.ts';

const CELLS = ['Anne; Marie', '1,5', 'a "quoted" word', 'two\r\nlines', 'tab\there', ''];

test.each([',', ';', '\t'] as const)('what is written with %j between cells is read again', (separator) => {
  const file = csvLine(['name', 'amount', 'word', 'text', 'tab', 'none'], separator) + csvLine(CELLS, separator);
  expect(readCsv(file)).toEqual([['name', 'amount', 'word', 'text', 'tab', 'none'], CELLS]);
});

test('a spreadsheet’s mark in front, quotes around names and Unix lines are read, too', () => {
  expect(readCsv('\ufeff"a,b";"c"\n1,5;2\n')).toEqual([
    ['a,b', 'c'],
    ['1,5', '2'],
  ]);
});

test('a file of one column has it', () => {
  expect(readCsv('parcel\r\none\r\n')).toEqual([['parcel'], ['one']]);
  expect(readCsv('')).toEqual([]);
});
