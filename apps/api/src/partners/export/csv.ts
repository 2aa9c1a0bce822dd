/** Of files for programs a comma; spreadsheets of our countries, where it stands in numbers, put a semicolon between cells. */
export type CsvSeparator = ',' | ';' | '\t';

/** A cell that a spreadsheet would run as a formula begins with an apostrophe; numbers stay numbers. */
export function csvLine(cells: readonly (string | number | null)[], separator: CsvSeparator = ','): string {
  return `${cells.map(cell).join(separator)}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What spreadsheets begin a file with that is UTF-8, and without which they take it for another. */
export const BYTE_ORDER_MARK = '\ufeff';

/** The cells of every line (RFC 4180), whichever separator its first line has; a line may hold line breaks between quotes. */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\ufeff/, '');
  const separator = separatorOf(text);
  const lines: string[][] = [];
  let cells: string[] = [];
  const plainCell = `[^"${separator}\\r\\n]*`;
  const cellAndEnd = new RegExp(`(?:"((?:[^"]|"")*)"|(${plainCell}))(${separator}|\\r\\n|\\n|\\r|$)`, 'g');
  for (const [, quoted, plain = '', end = ''] of text.matchAll(cellAndEnd)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    if (cells.length > 1 || cells[0] !== '') lines.push(cells);
    cells = [];
  }
  return lines;
}

/** The one that the first line, the names of the columns, has most of. */
function separatorOf(text: string): CsvSeparator {
  const [names = ''] = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const countOf = (separator: CsvSeparator) => names.split(separator).length;
  return ([',', ';', '\t'] as const).reduce((most, one) => (countOf(one) > countOf(most) ? one : most));
}
