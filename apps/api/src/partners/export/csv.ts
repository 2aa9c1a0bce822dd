import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** Of files for programs a comma; spreadsheets of our countries, where it stands in numbers, put a semicolon between cells. */
export type CsvSeparator = ',' | ';' | '\t';

/** A cell that a spreadsheet would run as a formula begins with an apostrophe; numbers stay numbers. */
export function csvLine(cells: readonly (string | number | null)[], separator: CsvSeparator = ','): string {
  return stringify([[...cells]], {
    delimiter: separator,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n\t,;]/,
    cast: { number: (value) => ({ value: String(value), escape_formulas: false }) },
  });
}

/** What spreadsheets begin a file with that is UTF-8, and without which they take it for another. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * The cells of every line that has any (RFC 4180), whichever separator its first line has. A file that breaks off within quotes is
 * refused by a `CsvError`, whose message names the line.
 */
export function readCsv(file: string): string[][] {
  return parse(file, { bom: true, delimiter: separatorOf(file), relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
}

/** The text of a file that a spreadsheet has saved: UTF-8, UTF-16 behind its mark, or else the code page of Western Europe. */
export function spreadsheetText(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The one that the first line, the names of the columns, has most of. */
function separatorOf(text: string): CsvSeparator {
  const [names = ''] = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const countOf = (separator: CsvSeparator) => names.split(separator).length;
  return ([',', ';', '\t'] as const).reduce((most, one) => (countOf(one) > countOf(most) ? one : most));
}
