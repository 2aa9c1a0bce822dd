import { OneLocale } from '../calls/common-query.ts';
import { CentreSession, CentreSessionBody, CentreVoucher, CentreVoucherBody } from '../calls/centre.ts';
import type { Calls } from './call.ts';
import {
  CHECK_CENTRE_VOUCHER,
  END_CENTRE_SESSION,
  GET_CENTRE_SESSION,
  OPEN_CENTRE_SESSION,
  REDEEM_CENTRE_VOUCHER,
} from './addresses/index.ts';

/** Activity centres: by the session of their page, or by their key as `Authorization: Bearer` (docs/partners-delivery.md). */
export const centresCalls = {
  [OPEN_CENTRE_SESSION]: {
    tag: 'centre',
    summary: 'Open the page of an activity centre by its key',
    body: CentreSessionBody,
    answers: { 200: CentreSession },
    errors: ['UNAUTHORIZED', 'TOO_MANY_ATTEMPTS'],
  },
  [GET_CENTRE_SESSION]: {
    tag: 'centre',
    summary: 'The centre whose page is open',
    answers: { 200: CentreSession },
    errors: ['SIGN_IN_NEEDED', 'UNAUTHORIZED', 'TOO_MANY_ATTEMPTS'],
  },
  [END_CENTRE_SESSION]: {
    tag: 'centre',
    summary: 'Leave the page of an activity centre',
    answers: 'nothing',
    errors: [],
  },
  [CHECK_CENTRE_VOUCHER]: {
    tag: 'centre',
    summary: 'What a voucher opens at this centre',
    query: OneLocale,
    body: CentreVoucherBody,
    answers: { 200: CentreVoucher },
    errors: ['SIGN_IN_NEEDED', 'UNAUTHORIZED', 'UNKNOWN_VOUCHER', 'TOO_MANY_ATTEMPTS'],
  },
  [REDEEM_CENTRE_VOUCHER]: {
    tag: 'centre',
    summary: 'Redeem a voucher, once',
    query: OneLocale,
    body: CentreVoucherBody,
    key: 'required',
    answers: { 200: CentreVoucher },
    errors: [
      'SIGN_IN_NEEDED',
      'UNAUTHORIZED',
      'UNKNOWN_VOUCHER',
      'TOO_MANY_ATTEMPTS',
      'VOUCHER_USED',
      'VOUCHER_EXPIRED',
      'VOUCHER_CANCELLED',
      'VOUCHER_GIVEN_BACK',
      'VOUCHER_SCHEDULED',
      'VOUCHER_NOT_PAID',
      'IDEMPOTENCY_IN_FLIGHT',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
} as const satisfies Calls;
