import { once } from 'node:events';
import { brotliDecompressSync, createZstdDecompress, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { compressionFor } from './compression.ts';

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
  const parts: Buffer[] = [];
  compression?.stream.on('data', (part: Buffer) => parts.push(part)).end(PAGE);
  await once(compression!.stream, 'end');
  const packed = Buffer.concat(parts);
  expect(UNPACK[encoding](packed).toString()).toBe(PAGE);
  expect(packed.length).toBeLessThan(PAGE.length / 5);
});

test.each([undefined, '', 'identity', 'deflate'])('with "%s" it goes as it is', (accepted) => {
  expect(compressionFor(accepted)).toBeUndefined();
});

test('what is rendered so far is read before the rest is there', async () => {
  const { stream } = compressionFor('zstd')!;
  const read = stream.pipe(createZstdDecompress());
  stream.write(PAGE);
  const [first] = (await once(read, 'data')) as [Buffer];
  expect(first.toString()).toContain('Séjours');
  stream.end();
  read.resume();
  await once(read, 'end');
});
