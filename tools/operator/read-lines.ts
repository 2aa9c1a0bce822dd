import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';

export interface ReadLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** Share of the file that has been read, 0 to 1. */
  readonly share: number;
}

/** The lines of a file, one after the other; blank ones are left out, but counted. */
export async function* readLines(file: string): AsyncGenerator<ReadLine> {
  const { size } = await stat(file);
  const stream = createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 });
  let number = 0;
  for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) {
    number++;
    const text = number === 1 ? line.replace(/^\ufeff/, '') : line;
    if (text.trim() !== '') yield { number, text, share: size === 0 ? 1 : Math.min(1, stream.bytesRead / size) };
  }
}
