import { hasIntegrity, integrityOf } from './integrity.ts';

// Digests of the empty text, as openssl prints them.
const SHA_256 = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const SHA_384 = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

test('a file is named by its SHA-256', () => {
  expect(integrityOf('')).toBe(SHA_256);
});

test('a file is known by its SHA-256, and by the SHA-384 of an older release', () => {
  expect([SHA_256, SHA_384].map((integrity) => hasIntegrity('', integrity))).toEqual([true, true]);
  expect([SHA_256, SHA_384].map((integrity) => hasIntegrity('x', integrity))).toEqual([false, false]);
});

test('a file that nothing was published of is refused', () => {
  expect(['', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', 'sha256-'].map((integrity) => hasIntegrity('', integrity))).toEqual([
    false,
    false,
    false,
  ]);
});
