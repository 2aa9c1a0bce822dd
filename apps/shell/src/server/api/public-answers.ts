type Fetch = typeof globalThis.fetch;

interface KeptAnswer {
  readonly body: ArrayBuffer;
  readonly type: string;
  readonly until: number;
}

/** The answer asked for longest ago goes first. */
const MOST_ANSWERS = 200;
/** Bytes; what is longer is asked for each time. */
const LONGEST_ANSWER = 100_000;

/**
 * Asks once for what the asked service itself calls public for a while (`cache-control: public, max-age=60`), as a cache
 * between the two might. Never kept: what is sent with a cookie or a key, what fails, what is no GET, what varies.
 */
export function keepingPublicAnswers(plain: Fetch, now: () => number = Date.now): Fetch {
  const kept = new Map<string, KeptAnswer>();
  return async (input, init) => {
    const key = keyOf(input, init);
    if (key === undefined) return plain(input, init);
    const known = kept.get(key);
    kept.delete(key);
    if (known && now() < known.until) {
      kept.set(key, known);
      return responseOf(known);
    }
    const answer = await plain(input, init);
    const seconds = publicSeconds(answer);
    if (!seconds) return answer;
    const fresh = { body: await answer.arrayBuffer(), type: answer.headers.get('content-type') ?? '', until: now() + seconds * 1_000 };
    if (fresh.body.byteLength <= LONGEST_ANSWER) kept.set(key, fresh);
    const [oldest] = kept.keys();
    if (kept.size > MOST_ANSWERS && oldest !== undefined) kept.delete(oldest);
    return responseOf(fresh);
  };
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

function responseOf({ body, type }: KeptAnswer): Response {
  return new Response(body, { headers: { 'content-type': type } });
}
