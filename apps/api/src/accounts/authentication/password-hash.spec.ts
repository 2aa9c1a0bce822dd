import { hashPassword, isPassword, type Derive } from './password-hash.ts';

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

test('nobody’s account opens with nothing, and costs as much to say so', async () => {
  const stored = await hashPassword('lac-bleu-9');
  const costOf = async (hash: string | undefined) => {
    const costs: object[] = [];
    const count: Derive = async (algorithm, { memory, passes, parallelism, tagLength }) => {
      costs.push({ algorithm, memory, passes, parallelism, tagLength });
      return Buffer.alloc(tagLength);
    };
    expect(await isPassword('wrong-password', hash, count)).toBe(false);
    return costs;
  };
  const once = [{ algorithm: 'argon2id', memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }];
  expect(await costOf(stored)).toEqual(once);
  expect(await costOf(undefined)).toEqual(once);
});

test('a damaged hash opens for nobody', async () => {
  expect(await isPassword('lac-bleu-9', 'lac-bleu-9')).toBe(false);
});
