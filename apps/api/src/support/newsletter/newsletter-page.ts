import type { Locale } from '@shop/contracts';
import { linkPage, mailMessages, type Sender } from '../../mail/index.ts';
import { newsletterMessages, type NewsletterPageName } from './newsletter-messages.ts';

interface Page {
  readonly locale: Locale;
  readonly page: NewsletterPageName;
  readonly sender: Sender;
  /** Path of what else its reader gets. */
  readonly preferences?: string | undefined;
}

/** What a link of the newsletter asks, or what has become of it. */
export function newsletterPage({ locale, page, sender, preferences }: Page): string {
  const { pages, home } = newsletterMessages(locale);
  const { title, text, button } = pages[page];
  const more = preferences === undefined ? undefined : { label: mailMessages(locale).preferences.link, href: preferences };
  return linkPage({ locale, title: title(sender.shopName), text, button, more, home }, sender);
}
