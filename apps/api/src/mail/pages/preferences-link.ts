import type { Locale } from '@shop/contracts';
import { createCipheriv, createDecipheriv, createHmac, hash } from 'node:crypto';
import { homeOf, type Sender } from '../sender.ts';

/** Of the page that shows what an address gets, and ends each of it. */
export const MAIL_PREFERENCES_PATH = '/gateway/mail-preferences';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Who reads a mail. */
interface Reader {
  readonly locale: Locale;
  readonly address: string;
}

type LinkingSender = Pick<Sender, 'publicOrigin' | 'homes' | 'preferencesKey'>;

/**
 * Where every mail to a customer leads. Its reader's address is sealed in the link: nobody reads it there, whether in a log or in a history, and nobody writes
 * such a link for another address. A mail that leaves twice has the same link. It is on the host that its reader knows: of the point of sale, or of the partner who
 * signs.
 */
export function preferencesUrl({ locale, address }: Reader, sender: LinkingSender): string {
  const { origin } = new URL(homeOf(locale, sender));
  return origin + preferencesPath({ locale, address }, sender);
}

/** The same on the host of the page that shows it. */
export function preferencesPath({ locale, address }: Reader, { preferencesKey }: Pick<Sender, 'preferencesKey'>): string {
  return `${MAIL_PREFERENCES_PATH}/${locale}/${sealed(address.trim().toLowerCase(), preferencesKey)}`;
}

/** The address that a link was written for; undefined for a link that the shop has not written. */
export function addressOfPreferences(seal: string, { preferencesKey }: Pick<Sender, 'preferencesKey'>): string | undefined {
  const bytes = Buffer.from(seal, 'base64url');
  const tagStart = bytes.length - TAG_BYTES;
  if (tagStart <= NONCE_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, cipherKey(preferencesKey), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(tagStart));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, tagStart)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** The nonce comes from the address, so that no two addresses share one. */
function sealed(address: string, key: string): string {
  const nonce = createHmac('sha256', key).update(address).digest().subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, cipherKey(key), nonce, { authTagLength: TAG_BYTES });
  return Buffer.concat([nonce, cipher.update(address, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

const cipherKey = (key: string): Buffer => hash('sha256', `cipher ${key}`, 'buffer');
