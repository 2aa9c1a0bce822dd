import type { Locale } from '@shop/contracts';
import type { Sender } from '../../mail/sender.ts';
import { linkPage } from '../../mail/pages/link-page.ts';
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
