import type { Locale } from '@shop/contracts';
import { type Fact, type Letter, letterMail, type Mail, type Sender } from '../../mail/index.ts';
import { accountMailMessages, type AccountMailName } from './account-mail-messages.ts';

export interface AccountLetter {
  readonly name: AccountMailName;
  readonly locale: Locale;
  readonly to: { readonly firstName: string; readonly lastName: string; readonly email: string };
  readonly facts?: readonly Fact[];
  /** Where the mail's link leads; given exactly when the mail has an action. */
  readonly url?: string;
}

/** A mail about an account, in text and HTML. */
export function accountLetter({ name, locale, to, url, facts = [] }: AccountLetter, sender: Sender): Mail {
  const words = accountMailMessages(locale);
  const { subject, lines, action } = words[name];
  const [intro = '', ...notes] = lines;
  const letter: Letter = {
    locale,
    hello: words.hello(to.firstName),
    intro,
    facts,
    link: action && url ? { label: action, url } : undefined,
    notes,
    goodbye: words.goodbye,
    signature: sender.shopName,
  };
  return letterMail(letter, { to: { name: `${to.firstName} ${to.lastName}`.trim(), address: to.email }, from: 'account', subject }, sender);
}
