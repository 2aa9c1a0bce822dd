import { directoryStore } from './directory-store.ts';
import { httpSource } from './http-source.ts';
import type { ReleaseSource, ReleaseStore } from './release-store.ts';
import { s3Store } from './s3-store.ts';

/** Opens a place to publish to: a directory's path or `s3://bucket/prefix`. */
export async function openStore(address: string): Promise<ReleaseStore> {
  if (/^https?:/.test(address)) throw new Error(`${address} can only be read: publish to a directory or to s3://bucket/prefix.`);
  return address.startsWith('s3:') ? s3Store(address) : directoryStore(address);
}

/** Opens a place to read from: one of the above, or `http://…`. */
export async function openSource(address: string): Promise<ReleaseSource> {
  return /^https?:/.test(address) ? httpSource(address) : openStore(address);
}
