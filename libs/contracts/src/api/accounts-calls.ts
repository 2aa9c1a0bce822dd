import {
  MailSentAnswer,
  NewPasswordBody,
  PasswordChangeBody,
  PasswordResetBody,
  Profile,
  RegistrationBody,
  RegistrationConfirmBody,
  SessionsAnswer,
  SignInBody,
  SignInLinkBody,
  WhoAmI,
} from '../calls/account.ts';
import { PasskeyNeeded } from '../calls/passkeys.ts';
import type { Calls } from './call.ts';
import {
  REGISTER,
  CONFIRM_REGISTRATION,
  SIGN_IN,
  LIST_SESSIONS,
  END_ALL_SESSIONS,
  END_OTHER_SESSIONS,
  GET_WHO_AM_I,
  SIGN_OUT,
  END_SESSION,
  ASK_FOR_NEW_PASSWORD,
  SET_NEW_PASSWORD,
  ASK_FOR_SIGN_IN_LINK,
  SIGN_IN_WITH_LINK,
  CHANGE_PASSWORD,
} from './addresses/index.ts';

/** A password that is guessed first. */
const NEW_PASSWORD = ['PASSWORD_PERSONAL', 'PASSWORD_BREACHED'] as const;

/** Registration, sign-in, sessions and passwords (ACC-003, ACC-005). */
export const accountsCalls = {
  [REGISTER]: {
    tag: 'account',
    summary: 'Ask for an account; the answer is the same whether there is one',
    body: RegistrationBody,
    answers: { 202: MailSentAnswer },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  [CONFIRM_REGISTRATION]: {
    tag: 'account',
    summary: 'Open the account with the link that was mailed',
    body: RegistrationConfirmBody,
    answers: { 200: Profile },
    errors: ['TOO_MANY_ATTEMPTS', ...NEW_PASSWORD, 'LINK_EXPIRED', 'ACCOUNT_BLOCKED'],
  },
  [SIGN_IN]: {
    tag: 'account',
    summary: 'Sign in; 202 where a passkey is needed after the password, and nobody is signed in yet',
    body: SignInBody,
    answers: { 200: Profile, 202: PasskeyNeeded },
    errors: ['TOO_MANY_ATTEMPTS', 'INVALID_CREDENTIALS', 'ACCOUNT_BLOCKED', 'PASSKEY_HOST'],
  },
  [LIST_SESSIONS]: {
    tag: 'account',
    summary: 'Where the customer is signed in',
    answers: { 200: SessionsAnswer },
    errors: ['SIGN_IN_NEEDED'],
  },
  [END_ALL_SESSIONS]: {
    tag: 'account',
    summary: 'Sign out everywhere',
    answers: 'nothing',
    errors: ['SIGN_IN_NEEDED'],
  },
  [END_OTHER_SESSIONS]: {
    tag: 'account',
    summary: 'Sign out everywhere else',
    answers: 'nothing',
    errors: ['SIGN_IN_NEEDED'],
  },
  [GET_WHO_AM_I]: {
    tag: 'account',
    summary: 'Who is signed in',
    answers: { 200: WhoAmI },
    errors: [],
  },
  [SIGN_OUT]: {
    tag: 'account',
    summary: 'Sign out',
    answers: 'nothing',
    errors: [],
  },
  [END_SESSION]: {
    tag: 'account',
    summary: 'Sign another device out',
    answers: 'nothing',
    errors: ['SIGN_IN_NEEDED', 'NOT_FOUND'],
  },
  [ASK_FOR_NEW_PASSWORD]: {
    tag: 'account',
    summary: 'Ask for a new password; the answer is the same whether there is an account',
    body: PasswordResetBody,
    answers: { 202: MailSentAnswer },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  [SET_NEW_PASSWORD]: {
    tag: 'account',
    summary: 'Set a new password with the link that was mailed',
    body: NewPasswordBody,
    answers: 'nothing',
    errors: ['TOO_MANY_ATTEMPTS', ...NEW_PASSWORD, 'LINK_EXPIRED'],
  },
  [ASK_FOR_SIGN_IN_LINK]: {
    tag: 'account',
    summary: 'Ask for a link to sign in; the answer is the same whether there is an account',
    body: PasswordResetBody,
    answers: { 202: MailSentAnswer },
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  [SIGN_IN_WITH_LINK]: {
    tag: 'account',
    summary: 'Sign in with the link that was mailed; 202 where a passkey is needed too, and nobody is signed in yet',
    body: SignInLinkBody,
    answers: { 200: Profile, 202: PasskeyNeeded },
    errors: ['TOO_MANY_ATTEMPTS', 'LINK_EXPIRED', 'ACCOUNT_BLOCKED', 'PASSKEY_HOST'],
  },
  [CHANGE_PASSWORD]: {
    tag: 'account',
    summary: 'Change the password',
    body: PasswordChangeBody,
    answers: 'nothing',
    errors: ['SIGN_IN_NEEDED', 'TOO_MANY_ATTEMPTS', ...NEW_PASSWORD, 'WRONG_PASSWORD'],
  },
} as const satisfies Calls;
