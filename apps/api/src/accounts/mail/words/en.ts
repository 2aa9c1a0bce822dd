import type { AccountWords } from '../account-mail-words.ts';

export const en: AccountWords = {
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  goodbye: 'See you soon,',
  registration: {
    subject: 'Confirm your e-mail address',
    lines: [
      'One step is left to open your account: follow this link and enter the password that you chose.',
      'The link holds for 24 hours. If you asked for nothing, do nothing: no account will be opened.',
    ],
    action: 'Confirm my address',
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    lines: [
      'Somebody, probably you, wanted to open an account with this address. It has one: sign in with your password, or choose a new one on the sign-in page.',
      'If it was not you, there is nothing to do: your account has not changed.',
    ],
    action: 'Sign in',
  },
  passwordReset: {
    subject: 'Choose a new password',
    lines: [
      'You asked for a new password. This link lets you choose it; it holds for one hour and works once.',
      'If you asked for nothing, ignore this message: your password stays the same.',
    ],
    action: 'Choose a password',
  },
  passwordChanged: {
    subject: 'Your password has changed',
    lines: [
      'The password of your account was changed just now, and your other devices were signed out.',
      'If it was not you, ask for a new password on the sign-in page at once.',
    ],
  },
  emailChange: {
    subject: 'Confirm your new e-mail address',
    lines: [
      'Follow this link to use this address with your account. It holds for one hour.',
      'If you asked for nothing, ignore this message: nothing will change.',
    ],
    action: 'Confirm this address',
  },
  emailChanged: {
    subject: 'The e-mail address of your account has changed',
    lines: [
      'Your account now uses another e-mail address.',
      'If it was not you, write to us from the contact page: we will help you to get it back.',
    ],
  },
};
