import type { Problem } from '@shop/contracts';

/** A refusal of the API, or that it could not be reached (`status` 0: `NETWORK`, `TIMEOUT`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** E.g. `NOT_FOUND`, `PRICE_CHANGED`, `PACKAGE_NOT_AVAILABLE_CHECKIN`. */
  readonly code: string;
  /** JSON path of the refused field, e.g. `searchCriterias.adult`. */
  readonly field: string | undefined;
  /** With `PRICE_CHANGED`: the new price in cents. */
  readonly amount: number | undefined;
  /** Where the API says so: in how many seconds to ask again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, problem: Problem, retryAfterSeconds?: number) {
    super(problem.message);
    this.status = status;
    this.code = problem.code;
    this.field = problem.field;
    this.amount = problem.amount;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Worth asking again: the network or the server failed, nobody said no. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** Reads the problem of a refusal; an answer that is none still gets a code. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return new ApiError(
    response.status,
    isProblem(body) ? body : { code: `HTTP_${response.status}`, message: response.statusText || 'No reason given' },
    retryAfter,
  );
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
