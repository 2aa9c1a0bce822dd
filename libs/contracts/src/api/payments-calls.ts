import {
  ClientSecret,
  ClientSecretBody,
  PaymentSetup,
  ProviderPage,
  ProviderPageBody,
  TestCardAnswer,
  TestCardBody,
} from '../calls/payment.ts';
import type { Calls } from './call.ts';
import { GET_PAYMENT_SETUP, CREATE_CLIENT_SECRET, OPEN_PROVIDER_PAGE, CONFIRM_TEST_CARD } from './addresses/index.ts';

/** Payment providers. */
export const paymentsCalls = {
  [GET_PAYMENT_SETUP]: {
    tag: 'purchase',
    summary: 'What the form of the payment provider needs',
    answers: { 200: PaymentSetup },
    errors: [],
  },
  [CREATE_CLIENT_SECRET]: {
    tag: 'purchase',
    summary: 'What the form of the provider confirms this payment by',
    body: ClientSecretBody,
    answers: { 200: ClientSecret },
    errors: ['NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
  },
  [OPEN_PROVIDER_PAGE]: {
    tag: 'purchase',
    summary: 'The second provider’s own page for this payment',
    body: ProviderPageBody,
    answers: { 200: ProviderPage },
    errors: ['NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
  },
  [CONFIRM_TEST_CARD]: {
    tag: 'purchase',
    summary: 'The test provider’s card form',
    body: TestCardBody,
    answers: { 200: TestCardAnswer },
    errors: ['NOT_FOUND'],
  },
} as const satisfies Calls;
