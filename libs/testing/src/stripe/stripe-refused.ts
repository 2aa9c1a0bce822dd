import { randomBytes } from 'node:crypto';

/** What the provider refuses: status, code, and what else its error holds. */
export class Refused extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, more: object = {}) {
    super(code);
    this.status = status;
    this.error = { type: status === 402 ? 'card_error' : 'invalid_request_error', code, message: code, ...more };
  }
}

/** `pi_…`, as the provider draws them. */
export const id = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
