import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchivedFile {
  readonly name: string;
  /** Text is deflated; bytes (pictures, PDF) are packed already and are stored as they are. */
  readonly content: string | Uint8Array;
}

interface Entry {
  readonly name: Buffer;
  /** What both headers of a file say of it. */
  readonly facts: Buffer;
  readonly packed: Uint8Array;
}

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
/** Of the format that knows folders and deflating: 2.0. */
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const [STORED, DEFLATED] = [0, 8] as const;
/** Sizes and offsets are numbers of 32 bits; larger archives are another format (ZIP64). */
const MAX_BYTES = 0xffffffff;
const MAX_FILES = 0xffff;

/** A zip archive (PKWARE APPNOTE 6.3), its files in their order; `at` is the moment that they bear, in universal time. Throws where two have one name, or where it grows beyond 4 GB. */
export function zipArchive(files: readonly ArchivedFile[], at: Date): Buffer {
  const names = files.map(({ name }) => name);
  const repeated = names.find((name, place) => names.indexOf(name) < place);
  if (repeated !== undefined) throw new Error(`The archive holds ${repeated} already: give each file a name of its own`);
  const entries = files.map((file) => entryOf(file, at));
  const bodies = entries.map(({ name, facts, packed }) => Buffer.concat([numbers([4, LOCAL_HEADER]), facts, name, packed]));
  const offsets = bodies.map((_, place) => sizeOf(bodies.slice(0, place)));
  const directory = entries.map((entry, place) => directoryEntry(entry, offsets[place]!));
  const [start, size] = [sizeOf(bodies), sizeOf(directory)];
  if (start + size > MAX_BYTES || files.length > MAX_FILES)
    throw new Error(`${files.length} files of ${start} bytes are too much for one archive`);
  const end = numbers([4, END_OF_DIRECTORY], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, start], [2, 0]);
  return Buffer.concat([...bodies, ...directory, end]);
}

function entryOf({ name, content }: ArchivedFile, at: Date): Entry {
  const isText = typeof content === 'string';
  const bytes = isText ? Buffer.from(content) : content;
  const packed = isText ? deflateRawSync(bytes) : bytes;
  const written = Buffer.from(name);
  const facts = numbers(
    ...([
      [2, VERSION],
      [2, UTF8_NAMES],
      [2, isText ? DEFLATED : STORED],
      [2, (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)],
      [2, ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()],
    ] as const),
    ...([
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, written.length],
      [2, 0],
    ] as const),
  );
  return { name: written, facts, packed };
}

/** What the end of an archive says of a file: the same once more, and where it lies. No comment, no attributes. */
function directoryEntry({ name, facts }: Entry, offset: number): Buffer {
  const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
  return Buffer.concat([numbers([4, DIRECTORY_HEADER], [2, VERSION]), facts, rest, name]);
}

/** Numbers by their width in bytes, the lowest byte first. */
function numbers(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    values.map(([bytes, value]) => {
      const written = Buffer.alloc(bytes);
      written.writeUIntLE(value, 0, bytes);
      return written;
    }),
  );
}

function sizeOf(parts: readonly Buffer[]): number {
  return parts.reduce((bytes, { length }) => bytes + length, 0);
}
