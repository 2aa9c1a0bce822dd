type Fetch = typeof globalThis.fetch;

interface StoredAnswer {
  readonly body: ArrayBuffer;
  readonly type: string;
  readonly until: number;
}

/** An answer that is older than this stands in for no failure. */
const STALE_IF_ERROR_MS = 86_400_000;

/** How long a new answer is waited for where an old one is at hand. */
const TIMEOUT_MS = 250;

/** The answer asked for longest ago goes first. */
const MAX_ANSWERS = 200;
/** Bytes; what is longer is asked for each time. */
const LONGEST_ANSWER = 100_000;

/**
 * Asks once for what the asked service itself calls public for a while (`cache-control: public, max-age=60`), as a cache
 * between the two might. Once it is old it is asked for again, and still stands in for an answer that fails (RFC 5861,
 * `stale-if-error`), or is late: what editors wrote is shown at once while the API is away or silent. Never kept: what is sent with a cookie or a key, what
 * fails, what is no GET, what varies.
 */
export function keepingPublicAnswers(plain: Fetch, now: () => number = Date.now): Fetch {
  const stored = new Map<string, StoredAnswer>();
  const keep = (key: string, answer: StoredAnswer) => {
    stored.delete(key);
    stored.set(key, answer);
    const [oldest] = stored.keys();
    if (stored.size > MAX_ANSWERS && oldest !== undefined) stored.delete(oldest);
    return responseOf(answer);
  };
  const ask = async (key: string, ...requested: Parameters<Fetch>): Promise<Response> => {
    const answer = await plain(...requested);
    const seconds = publicSeconds(answer);
    if (answer.status < 500 && !seconds) stored.delete(key);
    if (!seconds) return answer;
    const fresh = { body: await answer.arrayBuffer(), type: answer.headers.get('content-type') ?? '', until: now() + seconds * 1_000 };
    return fresh.body.byteLength <= LONGEST_ANSWER ? keep(key, fresh) : responseOf(fresh);
  };
  return async (input, init) => {
    const key = keyOf(input, init);
    if (key === undefined) return plain(input, init);
    const known = stored.get(key);
    if (known && now() < known.until) return keep(key, known);
    const asking = ask(key, input, init);
    const isUsable = known && now() < known.until + STALE_IF_ERROR_MS;
    const answer = await (isUsable ? withinPatience(asking) : asking).catch((error: unknown) => error);
    const hasFailed = !(answer instanceof Response) || answer.status >= 500;
    if (hasFailed && isUsable) return keep(key, known);
    if (!(answer instanceof Response)) throw answer;
    return answer;
  };
}

/** Fails where the answer takes longer; it is kept all the same once it comes. */
function withinPatience(asking: Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => (timer = setTimeout(fail, TIMEOUT_MS, new Error('late'))));
  return Promise.race([asking, late]).finally(() => clearTimeout(timer));
}

/** The address of a question that anybody might ask. */
function keyOf(input: Parameters<Fetch>[0], init: Parameters<Fetch>[1]): string | undefined {
  if (input instanceof Request || (init?.method ?? 'GET') !== 'GET') return undefined;
  const headers = new Headers(init?.headers);
  return headers.has('cookie') || headers.has('authorization') ? undefined : String(input);
}

function publicSeconds({ status, headers }: Response): number {
  const terms = headers.get('cache-control') ?? '';
  if (status !== 200 || headers.has('vary') || !/\bpublic\b/.test(terms)) return 0;
  return Number(/\bmax-age=(\d+)/.exec(terms)?.[1] ?? 0);
}

function responseOf({ body, type }: StoredAnswer): Response {
  return new Response(body, { headers: { 'content-type': type } });
}
