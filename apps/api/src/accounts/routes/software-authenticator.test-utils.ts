import type { NewPasskeyBody, PasskeyCreationOptions, PasskeyRequestOptions, PasskeySignInBody } from '@shop/contracts';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What a test has the browser or the authenticator do otherwise than they should. */
export interface Deviation {
  /** Where the page is that asks. */
  readonly origin?: string;
  /** Nobody has entered a code or shown a finger. */
  readonly unverified?: boolean;
  readonly count?: number;
  readonly challenge?: string;
}

interface StoredKey {
  readonly id: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  count: number;
}

/** An authenticator and the browser before it: ES256, discoverable, without attestation, as WebAuthn level 3 describes. */
export class SoftwareAuthenticator {
  readonly keys: StoredKey[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create({ rp, user, challenge }: PasskeyCreationOptions, deviation: Deviation = {}): NewPasskeyBody['credential'] {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    const key: StoredKey = { id: id.toString('base64url'), userHandle: user.id, privateKey, count: deviation.count ?? 1 };
    this.keys.push(key);
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const coseKey = map([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
    const authData = Buffer.concat([authenticatorData(rp.id, key.count, { ...deviation, attested: true }), attested]);
    const attestationObject = map([
      ['fmt', 'none'],
      ['attStmt', map([])],
      ['authData', authData],
    ]);
    return {
      ...{ id: key.id, rawId: key.id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, deviation).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs with the newest key, or the one that is named. */
  get(
    { rpId, challenge }: PasskeyRequestOptions,
    deviation: Deviation & { readonly key?: StoredKey; readonly userHandle?: string } = {},
  ): PasskeySignInBody['credential'] {
    const key = deviation.key ?? this.keys.at(-1)!;
    key.count = deviation.count ?? key.count + 1;
    const clientData = this.#clientData('webauthn.get', challenge, deviation);
    const data = authenticatorData(rpId, key.count, deviation);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), key.privateKey);
    return {
      ...{ id: key.id, rawId: key.id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: deviation.userHandle ?? key.userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const data = { type, challenge: deviation.challenge ?? challenge, origin: deviation.origin ?? this.#origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }
}

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

function authenticatorData(rpId: string, count: number, { unverified, attested }: { unverified?: boolean; attested?: boolean }): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(count);
  const flags = PRESENT | (unverified ? 0 : VERIFIED) | (attested ? ATTESTED : 0);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counted]);
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

type Item = number | string | Buffer;

/** CBOR of a map; a value that is a map itself is given as its bytes, by `attStmt` alone. */
function map(entries: readonly (readonly [Item, Item])[]): Buffer {
  const parts = entries.map(([name, value]) => Buffer.concat([item(name), name === 'attStmt' ? (value as Buffer) : item(value)]));
  return Buffer.concat([head(5, entries.length), ...parts]);
}

function item(value: Item): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  const bytes = Buffer.from(value as string);
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
