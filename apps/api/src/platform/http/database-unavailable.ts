/** How long a customer should wait before asking again while the database does not answer. */
export const RETRY_SECONDS = 5;

/** The database has not answered within the time that a page may wait. */
export class DatabaseUnresponsive extends Error {
  constructor() {
    super('the database does not answer in time');
  }
}

/** The database cannot be reached, or says that it cannot serve now; classes of SQLSTATE end with `%`. */
const SQL_STATES = ['08%', '57P%', '53%', '57014', '55P03', '40001', '40P01', '25P03'];
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** The driver names these by words only. */
const DRIVER_WORDS = [
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'terminating connection',
  'Client has encountered a connection error',
  'Client was closed',
];

/** True for failures that another try in a few seconds may not meet; a mistake in a statement is none. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnresponsive) return true;
  const { code, message } = error as Error & { code?: unknown };
  if (typeof code === 'string' && (SYSTEM_CODES.has(code) || SQL_STATES.some((state) => isOf(state, code)))) return true;
  return DRIVER_WORDS.some((words) => message.includes(words)) || isDatabaseUnavailable(error.cause);
}

function isOf(state: string, code: string): boolean {
  return code.length === 5 && (state.endsWith('%') ? code.startsWith(state.slice(0, -1)) : code === state);
}
