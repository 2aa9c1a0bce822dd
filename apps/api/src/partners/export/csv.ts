/** A cell that a spreadsheet would run as a formula begins with an apostrophe; numbers stay numbers. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The cells of every line (RFC 4180); a line may hold line breaks between quotes. */
export function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/g)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (cells.length > 1 || cells[0] !== '') lines.push(cells);
    cells = [];
  }
  return lines;
}
