import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

export interface Credentials {
  readonly accessKey: string;
  readonly secret: string;
}

/** Whether a request carries a right signature over its method, address, headers and body (AWS Signature Version 4). */
export function isSigned(request: IncomingMessage, body: Buffer, { accessKey, secret }: Credentials): boolean {
  const [, key, day = '', region = '', service = '', names = '', given] = HEADER.exec(request.headers.authorization ?? '') ?? [];
  const hash = String(request.headers['x-amz-content-sha256']);
  if (key !== accessKey || hash !== sha256(body) || !names.split(';').includes('host')) return false;
  const [path = '/', query = ''] = (request.url ?? '/').split('?');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [request.method, path, ordered(query), headers.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', String(request.headers['x-amz-date']), scope, sha256(canonical)].join('\n');
  const signing = [day, region, service, 'aws4_request'].reduce<Buffer | string>((last, part) => hmac(last, part), `AWS4${secret}`);
  return hmac(signing, text).toString('hex') === given;
}

function ordered(query: string): string {
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&');
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
