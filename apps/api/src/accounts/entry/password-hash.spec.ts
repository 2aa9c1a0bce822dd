import { hashPassword, isPassword } from './password-hash.ts';

test('a password is kept as argon2id with 19 MiB and two passes, and another salt each time', async () => {
  const [first, second] = await Promise.all([hashPassword('lac-bleu-9'), hashPassword('lac-bleu-9')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
});

test('only the same password opens it, however its accents were typed', async () => {
  const stored = await hashPassword('l’été-bleu-9');
  expect(await isPassword('l’e\u0301te\u0301-bleu-9', stored)).toBe(true);
  expect(await isPassword('l’ete-bleu-9', stored)).toBe(false);
  expect(await isPassword('', stored)).toBe(false);
});

test('nobody’s account opens with nothing, and takes as long to say so', async () => {
  const stored = await hashPassword('lac-bleu-9');
  await isPassword('warm', undefined);
  const timed = async (hash: string | undefined) => {
    const began = performance.now();
    expect(await isPassword('wrong-password', hash)).toBe(false);
    return performance.now() - began;
  };
  // The quickest of each: what else the machine does only ever adds to it.
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round++) {
    known.push(await timed(stored));
    unknown.push(await timed(undefined));
  }
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
});

test('a damaged hash opens for nobody', async () => {
  expect(await isPassword('lac-bleu-9', 'lac-bleu-9')).toBe(false);
});
