import { csvLine, readCsv, spreadsheetText } from './csv.ts';

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

test('what a spreadsheet would run is text, and a number stays one', () => {
  expect(csvLine(['=1+1', '@sum', -5, 12, null], ';')).toBe("'=1+1;'@sum;-5;12;\r\n");
});

test('a line break of any system stays within its cell', () => {
  expect(readCsv(csvLine(['a\nb', 'c\rd', 'e']))).toEqual([['a\nb', 'c\rd', 'e']]);
});

test('a quote within a cell is read as it stands, and a file that breaks off within quotes is refused by its line', () => {
  expect(readCsv('name;size\nHotel;5" wide\n')).toEqual([
    ['name', 'size'],
    ['Hotel', '5" wide'],
  ]);
  expect(() => readCsv('name\n"Hotel\n')).toThrow(/line/);
});

test.each([
  ['UTF-8', Buffer.from('Café;1')],
  ['UTF-8 behind its mark', Buffer.from('\ufeffCafé;1')],
  ['UTF-16 behind its mark', Buffer.from('\ufeffCafé;1', 'utf16le')],
  ['the code page of Western Europe', Buffer.from('Café;1', 'latin1')],
])('a file that a spreadsheet has saved as %s is read', (_, file) => {
  expect(readCsv(spreadsheetText(file))).toEqual([['Café', '1']]);
});

test('a file of one column has it', () => {
  expect(readCsv('parcel\r\none\r\n')).toEqual([['parcel'], ['one']]);
  expect(readCsv('')).toEqual([]);
});
