export interface Requested {
  readonly path: string;
  readonly body: unknown;
}
/** What a call answers: a value, a refusal with its status, or the `Response` that a function makes. */
export type Answers = Readonly<Record<string, unknown>>;
export const refused = (
  status: number,
  code = 'REFUSED',
  rest: { readonly message?: string; readonly field?: string; readonly amount?: number } = {},
) => new Refused(status, { code, message: 'No', ...rest });

class Refused {
  readonly status: number;
  readonly problem: object;
  constructor(status: number, problem: object) {
    this.status = status;
    this.problem = problem;
  }
}

/** Stands in for the network: answers by path, keeps what was asked; what it does not know is 404. Undo it with `stop`. */
export function answering(answers: Answers): { requested: Requested[]; stop(): void } {
  const real = globalThis.fetch;
  const requested: Requested[] = [];
  globalThis.fetch = async (url, init) => {
    const path = String(url).split('?')[0] ?? '';
    requested.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const known = answers[path];
    const answer = await (typeof known === 'function' ? (known as (body: unknown) => unknown)(requested.at(-1)?.body) : known);
    if (answer === undefined) return Response.json({ code: 'NOT_FOUND', message: 'None' }, { status: 404 });
    if (answer instanceof Response) return answer;
    return answer instanceof Refused ? Response.json(answer.problem, { status: answer.status }) : Response.json(answer);
  };
  return { requested, stop: () => (globalThis.fetch = real) };
}
