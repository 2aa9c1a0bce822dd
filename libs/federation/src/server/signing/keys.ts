import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';

/** A new Ed25519 key pair: the private half as PEM, the public one as it stands in the registry. */
export function newKeyPair(): { privatePem: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string, publicKey: publicKeyOf(privateKey) };
}

/** @throws a sentence when the text is no Ed25519 private key in PEM. */
export function readPrivateKey(pem: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new Error('The key is not a private key in PEM.');
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`The key is ${key.asymmetricKeyType ?? 'unknown'}, not Ed25519.`);
  return key;
}

/** The public half as SPKI in base64. */
export function publicKeyOf(privateKey: KeyObject): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
}

/** A signature in base64url. */
export function signatureOf(content: Buffer | string, key: KeyObject): string {
  return sign(null, Buffer.from(content), key).toString('base64url');
}

/** Whether one of some public keys made the signature; a key or signature that cannot be read did not. */
export function isSignedBy(content: Buffer | string, signature: string | undefined, publicKeys: readonly string[]): boolean {
  if (!signature) return false;
  const given = Buffer.from(signature, 'base64url');
  return publicKeys.some((publicKey) => {
    try {
      const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
      return key.asymmetricKeyType === 'ed25519' && verify(null, Buffer.from(content), key, given);
    } catch {
      return false;
    }
  });
}
