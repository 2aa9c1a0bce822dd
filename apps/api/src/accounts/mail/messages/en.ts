import type { AccountMailMessages } from '../account-mail-messages.ts';

export const en: AccountMailMessages = {
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  goodbye: 'See you soon,',
  newEmail: 'New address',
  booking: 'Booking',
  account: 'Account',
  device: 'Device',
  signedInAt: 'Signed in',
  signedInFrom: 'Country of the internet address',
  erasedOn: 'Erased on',
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
  signInLink: {
    subject: 'Your link to sign in',
    lines: [
      'With this link you sign in without a password; it holds for one hour and works once.',
      'If you asked for nothing, ignore this message: nobody can sign in without this link.',
    ],
    action: 'Sign in',
  },
  passwordChanged: {
    subject: 'Your password has changed',
    lines: [
      'The password of your account was changed just now, and your other devices were signed out.',
      'If it was not you, ask for a new password on the sign-in page at once.',
    ],
  },
  emailApproval: {
    subject: 'Approve the new e-mail address of your account',
    lines: [
      'Somebody, probably you, wants your account to use another e-mail address. Follow this link to approve it; it holds for one hour. Then we mail a second link to the new address.',
      'If you asked for nothing, do not follow the link, and choose a new password: nothing changes.',
    ],
    action: 'Approve the change',
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
  joinOrder: {
    subject: 'Add your booking to an account?',
    lines: [
      'Somebody, probably you, wants to add your booking to the account below. Follow this link to accept; it holds for one hour. The person who uses that account can then see the booking, change it and cancel it.',
      'If you asked for nothing, do not follow the link: nothing changes.',
    ],
    action: 'Add the booking',
  },
  newDevice: {
    subject: 'New sign-in to your account',
    lines: [
      'Somebody has signed in to your account on a device that we did not know.',
      'If it was you, you need not do anything.',
      'If it was not you, sign that device out in your details and choose a new password.',
    ],
    action: 'See my devices',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    lines: [
      'A new passkey now signs in to your account without a password.',
      'If it was not you, choose a new password on the sign-in page at once, then remove the passkey in your details.',
    ],
  },
  passkeyRemoved: {
    subject: 'A passkey of your account was removed',
    lines: [
      'That passkey no longer signs anybody in to your account.',
      'If it was not you, choose a new password on the sign-in page at once.',
    ],
  },
  passkeyStepOff: {
    subject: 'Your passkey is no longer needed after the password',
    lines: [
      'Your account no longer asks for a passkey after the password. Your passkeys go on working.',
      'If it was not you, choose a new password on the sign-in page at once, then switch this on again in your details.',
    ],
  },
  passkeyStepEnding: {
    subject: 'In 24 hours your passkey will no longer be needed',
    lines: [
      'A new password was chosen by a link that was mailed to you. Whoever has lost their passkeys can sign in without one in 24 hours.',
      'Do you still have your passkey? Sign in with it before then: it stays needed after the password.',
      'If it was not you, sign in with your passkey now, change the password, and check who can open your mailbox.',
    ],
  },
  erasureAsked: {
    subject: 'Your account will be erased',
    lines: [
      'You asked us to erase your account. On the day below your details, favourites, saved cards, devices, newsletter and messages go. What the law has us keep of your orders stays, without your name.',
      'Until then everything works as before. A trip, a payment or a gift that is still open on that day delays the erasure until it is over: your details say which.',
      'Have you changed your mind, or was it not you? Sign in and keep your account with one press; if it was not you, choose a new password too.',
    ],
    action: 'Keep my account',
  },
};
