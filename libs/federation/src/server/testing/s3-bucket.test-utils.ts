import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned } from './aws-signature.test-utils.ts';

const CREDENTIALS = { accessKey: 'squad', secret: 'a secret of the squad' };

export interface Bucket {
  empty(): void;
  /** Refuses every connection until it comes back, with all that it held. */
  leave(): void;
  /** Takes every request and answers none until it comes back. */
  hang(): void;
  comeBack(): void;
  close(): Promise<void>;
}

/**
 * The part of the S3 HTTP API that the store speaks, with its conditional writes: objects by key, `If-Match`,
 * `If-None-Match: *`, listing by prefix. A request without a signature is refused. The client is the real one, led
 * here by the AWS variables.
 */
export async function openBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  let isHanging = false;
  const server = createServer((request, answer) => (isHanging ? undefined : void respond(request, answer, objects)));
  let isAway = false;
  server.on('connection', (socket) => isAway && socket.destroy());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: CREDENTIALS.accessKey,
    AWS_SECRET_ACCESS_KEY: CREDENTIALS.secret,
  });
  return {
    empty: () => objects.clear(),
    leave() {
      isAway = true;
      server.closeAllConnections();
    },
    hang: () => void (isHanging = true),
    comeBack: () => void (isAway = isHanging = false),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function respond(request: IncomingMessage, answer: ServerResponse, objects: Map<string, Buffer>): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bucket');
  const key = decodeURIComponent(url.pathname);
  const body = await bodyOf(request);
  if (!isSigned(request, body, CREDENTIALS)) return fault(answer, 403, 'SignatureDoesNotMatch');
  const known = objects.get(key);
  if (url.searchParams.has('list-type')) return list(answer, objects, url);
  if (request.method === 'GET')
    return known ? void answer.writeHead(200, { etag: tagOf(known) }).end(known) : fault(answer, 404, 'NoSuchKey');
  if (request.method === 'DELETE') {
    objects.delete(key);
    return void answer.writeHead(204).end();
  }
  const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
  if ((noneMatch === '*' && known) || (match && (!known || tagOf(known) !== match))) return fault(answer, 412, 'PreconditionFailed');
  objects.set(key, body);
  answer.writeHead(200, { etag: tagOf(body) }).end();
}

function list(answer: ServerResponse, objects: Map<string, Buffer>, url: URL): void {
  const start = `${url.pathname.replace(/\/$/, '')}/`;
  const keys = [...objects.keys()].filter((key) => key.startsWith(start + (url.searchParams.get('prefix') ?? '')));
  const contents = keys.map((key) => `<Contents><Key>${key.slice(start.length)}</Key></Contents>`).join('');
  answer
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`);
}

function fault(answer: ServerResponse, status: number, code: string): void {
  answer.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function tagOf(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}
