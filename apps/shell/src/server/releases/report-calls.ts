import type { FastifyInstance } from 'fastify';
import { VITALS } from './measures.ts';
import type { ReleaseWatch } from './release-watch.ts';

const LONGEST_REPORT = 16_384;
const KEY = /^[a-z][\w-]*@[\w-]+$/;
/** One visitor counts once a minute for each release: nobody stops a canary alone. */
const QUIET_MS = 60_000;

interface Reports {
  readonly watch: ReleaseWatch;
  readonly apiAddress: string;
}

/** What browsers say of releases: errors are noted and passed on to the API's log, web vitals are noted here. */
export async function reportCalls(app: FastifyInstance, { watch, apiAddress }: Reports): Promise<void> {
  const heard = new Map<string, number>();
  const isNew = (ip: string, key: string): boolean => {
    const now = Date.now();
    if (heard.size > 10_000) for (const [who, at] of heard) if (now - at > QUIET_MS) heard.delete(who);
    const isQuiet = now - (heard.get(`${ip} ${key}`) ?? -Infinity) > QUIET_MS;
    if (isQuiet && heard.size <= 20_000) heard.set(`${ip} ${key}`, now);
    return isQuiet;
  };
  await app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LONGEST_REPORT }, (_request, body, done) => done(null, body));
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: LONGEST_REPORT }, (_request, body, done) =>
      done(null, body),
    );

    scope.post('/gateway/reports/errors', async (request, reply) => {
      const text = String(request.body ?? '');
      const { release, message, stack } = parsed(text);
      if (isKnown(release, watch) && typeof message === 'string' && isNew(request.ip, `errors ${release}`))
        watch.failed(release, { side: 'browser', message: message.slice(0, 256), ...(typeof stack === 'string' && { stack }) });
      const answer = await fetch(`${apiAddress}/gateway/reports/errors`, {
        method: 'POST',
        body: text,
        headers: { 'content-type': request.headers['content-type'] ?? 'application/json', 'x-forwarded-for': request.ip },
        signal: AbortSignal.timeout(2_000),
      }).catch(() => undefined);
      if (!answer) return reply.code(204).send();
      return reply
        .code(answer.status)
        .type(answer.headers.get('content-type') ?? 'application/json')
        .send(Buffer.from(await answer.arrayBuffer()));
    });

    scope.post('/gateway/reports/vitals', (request, reply) => {
      const { releases, ...vitals } = parsed(String(request.body ?? ''));
      const keys = Array.isArray(releases) ? releases.slice(0, 5).filter((key) => isKnown(key, watch)) : [];
      for (const key of keys as string[])
        for (const vital of isNew(request.ip, `vitals ${key}`) ? VITALS : []) {
          const value = vitals[vital];
          if (typeof value === 'number' && value >= 0 && value < 120_000) watch.of(key).vitals[vital].add(value);
        }
      return reply.code(204).send();
    });
  });
}

/** Only releases that this process has rendered can be reported of. */
function isKnown(key: unknown, watch: ReleaseWatch): key is string {
  return typeof key === 'string' && KEY.test(key) && watch.all().has(key);
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
