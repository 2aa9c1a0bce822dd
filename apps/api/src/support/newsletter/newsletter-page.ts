import type { Locale } from '@shop/contracts';
import { linkPage, type Sender } from '../../mail/index.ts';
import { newsletterMessages, type NewsletterPageName } from './newsletter-messages.ts';

interface Page {
  readonly locale: Locale;
  readonly page: NewsletterPageName;
  readonly sender: Sender;
}

/** What a link of the newsletter asks, or what has become of it. */
export function newsletterPage({ locale, page, sender }: Page): string {
  const { pages, home } = newsletterMessages(locale);
  const { title, text, button } = pages[page];
  return linkPage({ locale, title: title(sender.shopName), text, button, home }, sender);
}
