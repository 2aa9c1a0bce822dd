import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's first choice for argon2id: 19 MiB of memory, two passes, one lane; about 50 ms. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;
const SHAPE = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = promisify(argon2);
export type Derive = typeof derive;

/** A password as it is kept: a PHC string with its own salt and parameters, which may grow later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive('argon2id', { ...PARAMETERS, message: password.normalize('NFKC'), nonce });
  const { memory, passes, parallelism } = PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Checks a password; an account that does not exist (undefined) costs as much as one that does. */
export async function isPassword(password: string, stored: string | undefined, hash: Derive = derive): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = SHAPE.exec(stored ?? (await nobody())) ?? [];
  if (!salt || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const found = await hash('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(found, expected) && stored !== undefined;
}

let ofNobody: Promise<string> | undefined;

/** A password that nobody knows. */
function nobody(): Promise<string> {
  return (ofNobody ??= hashPassword(randomBytes(32).toString('hex')));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
