import type { S3Client } from '@aws-sdk/client-s3';
import { scaledDeadline } from '@shop/contracts/settings';
import { AlreadyThere, type ReleaseStore } from './release-store.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
/** Of one file; the client by itself waits for ever. */
const READ_MS = 2_000;
/** Of a squad's upload, or of a page of a listing. */
const WRITE_MS = 30_000;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * A bucket of any store that speaks S3 and its conditional writes (`If-Match`, `If-None-Match`): `s3://bucket/prefix`.
 * Region, endpoint and credentials come from the usual AWS variables; `AWS_ENDPOINT_URL` names a store of one's own.
 */
export async function s3Store(address: string, { readMs = scaledDeadline(READ_MS) } = {}): Promise<ReleaseStore> {
  const aws = await import('@aws-sdk/client-s3');
  const { Bucket, prefix } = partsOf(address);
  const client: S3Client = new aws.S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' });
  const key = (path: string) => prefix + path;
  const get = async (path: string) => {
    const abortSignal = AbortSignal.timeout(readMs);
    const answer = await client.send(new aws.GetObjectCommand({ Bucket, Key: key(path) }), { abortSignal });
    return { content: Buffer.from(await answer.Body!.transformToByteArray()), tag: answer.ETag ?? '' };
  };
  const within = () => ({ abortSignal: AbortSignal.timeout(WRITE_MS) });
  const list = async (folder: string) => {
    const found: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new aws.ListObjectsV2Command({ Bucket, Prefix: key(`${folder}/`), ContinuationToken }), within());
      found.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key.slice(prefix.length)] : [])));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return found.sort();
  };
  return {
    list,
    read: async (path) => (await get(path)).content,
    async create(path, Body) {
      const meta = { ContentType: TYPES[extensionOf(path)] ?? 'application/octet-stream', CacheControl: IMMUTABLE };
      try {
        await client.send(new aws.PutObjectCommand({ Bucket, Key: key(path), Body, IfNoneMatch: '*', ...meta }), within());
      } catch (error) {
        throw isRefusedCondition(error) ? new AlreadyThere(path) : error;
      }
    },
    readTagged: (path) =>
      get(path).catch((error: unknown) => {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }),
    async replace(path, Body, tag) {
      const condition = tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag };
      const meta = { ContentType: 'application/json', CacheControl: 'no-cache' };
      try {
        await client.send(new aws.PutObjectCommand({ Bucket, Key: key(path), Body, ...condition, ...meta }), within());
        return true;
      } catch (error) {
        if (isRefusedCondition(error)) return false;
        throw error;
      }
    },
    async remove(folder) {
      for (const path of await list(folder)) await client.send(new aws.DeleteObjectCommand({ Bucket, Key: key(path) }), within());
    },
  };
}

function partsOf(address: string): { Bucket: string; prefix: string } {
  const [, Bucket = '', path = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(address) ?? [];
  if (!Bucket) throw new Error(`"${address}" names no bucket: s3://bucket/prefix`);
  return { Bucket, prefix: path && `${path}/` };
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** 412: the condition does not hold; 409: another conditional write of the same key is on its way. */
function isRefusedCondition(error: unknown): boolean {
  return [409, 412].includes(statusOf(error) ?? 0);
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}
