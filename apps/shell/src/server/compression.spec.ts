import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync, createZstdDecompress, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { compressionFor, packedInto } from './compression.ts';

const PAGE = '<!doctype html><title>Séjours</title>'.repeat(200);

const UNPACK = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync } as const;

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['zstd;q=0, br', 'br'],
] as const)('a document is packed in the best way that a browser with "%s" reads: %s', async (accepted, encoding) => {
  const compression = compressionFor(accepted);
  expect(compression?.encoding).toBe(encoding);
  const packed = await sent(compression!, [PAGE]);
  expect(UNPACK[encoding](packed).toString()).toBe(PAGE);
  expect(packed.length).toBeLessThan(PAGE.length / 5);
});

test.each([undefined, '', 'identity', 'deflate'])('with "%s" it goes as it is', (accepted) => {
  expect(compressionFor(accepted)).toBeUndefined();
});

test('what is rendered so far is read before the rest is there', async () => {
  const answer = new PassThrough();
  const page = packedInto(answer, compressionFor('zstd')!);
  const read = answer.pipe(createZstdDecompress());
  page.write(PAGE);
  const [first] = (await once(read, 'data')) as [Buffer];
  expect(first.toString()).toContain('Séjours');
  page.end();
  read.resume();
  await once(read, 'end');
});

test.each(Object.keys(UNPACK) as (keyof typeof UNPACK)[])('a page of several pieces, or of none, is whole in %s', async (encoding) => {
  const compression = () => compressionFor(encoding)!;
  expect(UNPACK[encoding](await sent(compression(), [PAGE, '<p>Paris', '</p>'])).toString()).toBe(`${PAGE}<p>Paris</p>`);
  expect(UNPACK[encoding](await sent(compression(), [])).toString()).toBe('');
});

test('a visitor who leaves before the page is whole breaks nothing', async () => {
  const answer = new PassThrough();
  const page = packedInto(answer, compressionFor('zstd')!);
  page.write(PAGE);
  answer.destroy();
  page.end();
  await once(page, 'finish');
  expect(answer.destroyed).toBe(true);
});

async function sent(compression: NonNullable<ReturnType<typeof compressionFor>>, pieces: readonly string[]): Promise<Buffer> {
  const answer = new PassThrough();
  const page = packedInto(answer, compression);
  for (const piece of pieces) page.write(piece);
  page.end();
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
