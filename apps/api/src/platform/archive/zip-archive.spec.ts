import { unzipped } from '../../testing/unzipped.ts';
import { zipArchive } from './zip-archive.ts';

const AT = new Date('2030-06-05T10:20:30Z');

test('an archive gives back what was put in, in its order, names with accents too', () => {
  const text = 'Séjour à l’hôtel. '.repeat(200);
  const bytes = Uint8Array.from({ length: 500 }, (_, place) => (place * 7) % 256);
  const files = unzipped(
    zipArchive(
      [
        { name: 'données.json', content: text },
        { name: 'papier.pdf', content: bytes },
        { name: 'vide.txt', content: '' },
      ],
      AT,
    ),
  );
  expect([...files.keys()]).toEqual(['données.json', 'papier.pdf', 'vide.txt']);
  expect(String(files.get('données.json'))).toBe(text);
  expect([...files.get('papier.pdf')!]).toEqual([...bytes]);
  expect(String(files.get('vide.txt'))).toBe('');
});

test('text is deflated, what is packed already is stored', () => {
  const sizes = (content: string | Uint8Array) => zipArchive([{ name: 'a', content }], AT).length;
  expect(sizes('a'.repeat(10_000))).toBeLessThan(500);
  expect(sizes(new Uint8Array(10_000))).toBeGreaterThan(10_000);
});

test('two files of one name are refused, for the second would hide the first', () => {
  const file = { name: 'invoice.pdf', content: '' };
  expect(() => zipArchive([file, file], AT)).toThrow('The archive holds invoice.pdf already');
});

test('the bytes are those of the format: signature, version, names in UTF-8, deflated, 10:20:30 on 5 June 2030, sum and sizes', () => {
  // What `printf a > a.txt` with that time gives any packer: APPNOTE 4.3.7, the sum of "a" is e8b7be43.
  const header = '504b0304 1400 0008 0800 8f52 c564 43beb7e8 03000000 01000000 0500 0000'.replaceAll(' ', '');
  expect(
    zipArchive([{ name: 'a.txt', content: 'a' }], AT)
      .subarray(0, 30)
      .toString('hex'),
  ).toBe(header);
});

test('an archive of nothing is its end alone', () => {
  expect(zipArchive([], AT).toString('hex')).toBe(`504b0506${'0'.repeat(36)}`);
});
