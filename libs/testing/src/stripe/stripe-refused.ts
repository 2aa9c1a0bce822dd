import { randomBytes } from 'node:crypto';

/** For the shop's developers; no customer is to read them. */
export const SENTENCES: Readonly<Record<string, string>> = {
  amount_too_small: 'Amount must be at least €0.50 eur',
  charge_disputed: 'The charge you are attempting to refund has been charged back.',
  payment_intent_invalid_parameter: 'This payment method type cannot be used with setup_future_usage.',
  payment_intent_mandate_invalid: 'The provided mandate is invalid and cannot be used for this payment intent.',
  payment_method_unexpected_state: 'The provided PaymentMethod was detached from a Customer. It may not be used again.',
};

/** What the provider refuses: status, code, and what else its error holds. */
export class Refused extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, more: object = {}) {
    super(code);
    this.status = status;
    this.error = { type: status === 402 ? 'card_error' : 'invalid_request_error', code, message: SENTENCES[code] ?? code, ...more };
  }
}

/** `pi_…`, as the provider draws them. */
export const id = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
