import { Agent, request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend, Backends } from './backends.ts';

/** How long a request waits for any process to live. */
const TIMEOUT_MS = 10_000;
const LOOK_AGAIN_MS = 50;
const MAX_BYTES = 1_000_000;
/** Of one connection and not of the request (RFC 9110, section 7.6.1); the body is passed on in one piece. */
const OF_A_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'];

/** Too long for an address, and they change nothing. */
const POSTED_QUESTIONS =
  /^\/(api\/(offers|search\/activity-only)\.json|gateway\/(purchase\/price|psp\/stripe\/client-secret|bookings\/(find|[\w-]+\/modification-(price|days|nights))))(\?|$)/;

const stored = new Agent({ keepAlive: true, maxSockets: 512 });

/** `unreached`: nobody read a word of it; `cut`: the process ended before it answered; `busy`: another is to be asked. */
type Outcome = 'answered' | 'unreached' | 'cut' | 'busy';

/**
 * Passes a request on to a process that lives. What may be repeated is asked of another one when a process ends before
 * it has answered, or says that it is too busy: questions, and what carries an `Idempotency-Key`.
 */
export async function passOn(request: IncomingMessage, answer: ServerResponse, backends: Backends): Promise<void> {
  const body = await bodyOf(request);
  if (!body) return refuse(answer, 413, 'PAYLOAD_TOO_LARGE', `A request holds at most ${MAX_BYTES} bytes.`);
  const until = Date.now() + TIMEOUT_MS;
  const tried = new Set<Backend>();
  while (!answer.destroyed) {
    const backend = backends.choose(tried);
    if (!backend) {
      if (Date.now() > until) return refuse(answer, 503, 'TRY_AGAIN', 'No process of the shop answers at the moment.');
      tried.clear();
      await sleep(LOOK_AGAIN_MS);
      continue;
    }
    tried.add(backend);
    const hasAnother = mayBeRepeated(request) && backends.choose(tried) !== undefined;
    const outcome = await attempt({ request, body, answer, hasAnother }, backend);
    if (outcome === 'answered') return;
    if (outcome !== 'busy') backends.lost(backend);
    if (outcome === 'cut' && !mayBeRepeated(request))
      return refuse(answer, 502, 'CONNECTION_LOST', 'The connection was lost before there was an answer; it may have been done.');
  }
}

interface Passed {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly answer: ServerResponse;
  /** Whether another process could be asked in place of this one. */
  readonly hasAnother: boolean;
}

function attempt({ request, body, answer, hasAnother }: Passed, backend: Backend): Promise<Outcome> {
  return new Promise((done) => {
    backend.busy += 1;
    const { method, url: path } = request;
    const headers = forwarded(request, body);
    // A kept connection may have died unnoticed: what must not be repeated never meets one.
    const agent = mayBeRepeated(request) ? stored : false;
    const call = ask({ host: '127.0.0.1', port: backend.port, method, path, headers, agent });
    const abandon = () => void call.destroy();
    const settle = (outcome: Outcome) => {
      answer.off('close', abandon);
      done(outcome);
    };
    answer.once('close', abandon);
    call.once('close', () => (backend.busy -= 1));
    call.once('response', (from) => {
      if (hasAnother && from.statusCode === 503 && from.headers['retry-after']) {
        from.resume();
        return settle('busy');
      }
      answer.writeHead(from.statusCode ?? 502, withoutConnection(from.headers));
      answer.once('close', () => done('answered'));
      from.on('error', () => answer.destroy());
      from.pipe(answer);
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (answer.headersSent) answer.destroy();
      else settle(answer.destroyed ? 'answered' : error.code === 'ECONNREFUSED' ? 'unreached' : 'cut');
    });
    call.end(body);
  });
}

function mayBeRepeated({ method = 'GET', url = '', headers }: IncomingMessage): boolean {
  const isQuestion = ['GET', 'HEAD', 'OPTIONS'].includes(method) || POSTED_QUESTIONS.test(url);
  return isQuestion || headers['idempotency-key'] !== undefined;
}

function forwarded({ headers, socket }: IncomingMessage, body: Buffer): IncomingHttpHeaders {
  const before = headers['x-forwarded-for'];
  const asker = socket.remoteAddress ?? '';
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return {
    ...withoutConnection(headers),
    'x-forwarded-for': before ? `${String(before)}, ${asker}` : asker,
    ...(hasBody && { 'content-length': String(body.length) }),
  };
}

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.includes(name)));
}

/** Undefined when it is too large. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function refuse(answer: ServerResponse, status: number, code: string, message: string): void {
  if (answer.destroyed) return;
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '2' }) };
  answer.writeHead(status, headers).end(JSON.stringify({ code, message }));
}
