import { Profile } from '../calls/account.ts';
import {
  AfterPasswordBody,
  NewPasskeyBody,
  Passkey,
  PasskeyCreationOptions,
  PasskeyNameBody,
  PasskeyRequestOptions,
  PasskeysAnswer,
  PasskeySignInBody,
  PasswordProof,
} from '../calls/passkeys.ts';
import type { Calls } from './call.ts';
import {
  ADD_PASSKEY,
  BEGIN_PASSKEY,
  BEGIN_PASSKEY_SIGN_IN,
  CHOOSE_PASSKEY_AFTER_PASSWORD,
  LIST_PASSKEYS,
  REMOVE_PASSKEY,
  RENAME_PASSKEY,
  SIGN_IN_WITH_PASSKEY,
} from './addresses/index.ts';

/** Passkeys of an account, and signing in with one (decision note `passkeys`). */
export const passkeysCalls = {
  [LIST_PASSKEYS]: {
    tag: 'account',
    summary: 'The customer’s passkeys, and whether one is needed after the password',
    answers: { 200: PasskeysAnswer },
    errors: ['SIGN_IN_NEEDED'],
  },
  [BEGIN_PASSKEY]: {
    tag: 'account',
    summary: 'What a browser makes a passkey by; the password says that the customer is there',
    body: PasswordProof,
    answers: { 200: PasskeyCreationOptions },
    errors: ['SIGN_IN_NEEDED', 'TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD', 'PASSKEY_HOST', 'TOO_MANY_PASSKEYS'],
  },
  [ADD_PASSKEY]: {
    tag: 'account',
    summary: 'Take up the passkey that the browser made',
    body: NewPasskeyBody,
    answers: { 201: Passkey },
    errors: [
      'SIGN_IN_NEEDED',
      'TOO_MANY_ATTEMPTS',
      'PASSKEY_HOST',
      'PASSKEY_EXPIRED',
      'PASSKEY_REFUSED',
      'PASSKEY_KNOWN',
      'TOO_MANY_PASSKEYS',
    ],
  },
  [CHOOSE_PASSKEY_AFTER_PASSWORD]: {
    tag: 'account',
    summary: 'Ask for a passkey after the password, or no longer',
    body: AfterPasswordBody,
    answers: { 200: PasskeysAnswer },
    errors: ['SIGN_IN_NEEDED', 'TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD', 'PASSKEY_NEEDED'],
  },
  [RENAME_PASSKEY]: {
    tag: 'account',
    summary: 'Name a passkey',
    body: PasskeyNameBody,
    answers: { 200: Passkey },
    errors: ['SIGN_IN_NEEDED', 'NOT_FOUND'],
  },
  [REMOVE_PASSKEY]: {
    tag: 'account',
    summary: 'Remove a passkey: it signs nobody in any more',
    body: PasswordProof,
    answers: 'nothing',
    errors: ['SIGN_IN_NEEDED', 'TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD', 'NOT_FOUND'],
  },
  [BEGIN_PASSKEY_SIGN_IN]: {
    tag: 'account',
    summary: 'What a browser signs somebody in by with a passkey; the same for everybody',
    answers: { 200: PasskeyRequestOptions },
    errors: ['TOO_MANY_ATTEMPTS', 'PASSKEY_HOST'],
  },
  [SIGN_IN_WITH_PASSKEY]: {
    tag: 'account',
    summary: 'Sign in with a passkey, alone or after the password',
    body: PasskeySignInBody,
    answers: { 200: Profile },
    errors: ['TOO_MANY_ATTEMPTS', 'PASSKEY_HOST', 'PASSKEY_EXPIRED', 'PASSKEY_REFUSED', 'ACCOUNT_BLOCKED'],
  },
} as const satisfies Calls;
