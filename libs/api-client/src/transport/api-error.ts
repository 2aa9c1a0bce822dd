import type { Problem, RefusalCode } from '@shop/contracts';

/** A code that some call of the API is refused with, or that the way to it failed; no other can be matched. */
export type ErrorCode = RefusalCode | 'NETWORK' | 'TIMEOUT' | 'UNREADABLE' | `HTTP_${number}`;

/** A refusal of the API, or that it could not be reached (`status` 0: `NETWORK`, `TIMEOUT`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** E.g. `NOT_FOUND`, `PRICE_CHANGED`, `PACKAGE_NOT_AVAILABLE_CHECKIN`. */
  readonly code: ErrorCode;
  /** JSON path of the refused field, e.g. `searchCriterias.adult`. */
  readonly field: string | undefined;
  /** With `PRICE_CHANGED`: the new price in cents. */
  readonly amount: number | undefined;
  /** With `PACKAGE_NOT_AVAILABLE_CHECKIN`: nights from which the stay can begin on that day. */
  readonly minStay: number | undefined;
  /** With `VOUCHER_USED`: when a centre has redeemed it, ISO 8601. */
  readonly usedAt: string | undefined;
  /** Where the API says so: in how many seconds to ask again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, problem: Problem, retryAfterSeconds?: number) {
    super(problem.message);
    this.status = status;
    this.code = problem.code as ErrorCode;
    this.field = problem.field;
    this.amount = problem.amount;
    this.minStay = problem.minStay;
    this.usedAt = problem.usedAt;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Worth asking again: the network or the server failed, nobody said no. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

const MINUTE_SECONDS = 60;
/** Where nobody says how long. */
const SOME_MINUTES = 15;

/** After too many tries (429): in how many minutes to try again; undefined for all other errors. */
export function minutesToWait(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined;
  return error.retryAfterSeconds ? Math.ceil(error.retryAfterSeconds / MINUTE_SECONDS) : SOME_MINUTES;
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
