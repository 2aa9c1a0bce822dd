import type { Locale } from '@shop/contracts';
import type { Fact } from './fact.ts';
import type { Mail } from './mail.ts';
import { homeOf, type Sender } from './sender.ts';
import { htmlLetter } from './html-letter.ts';
import { labelled } from './labelled.ts';
import { mailMessages } from './mail-messages.ts';
import { preferencesUrl } from './pages/preferences-link.ts';

/** What a letter says, before it becomes text and HTML. Every mail of the shop is one. */
export interface Letter {
  readonly locale: Locale;
  readonly hello?: string;
  readonly intro: string;
  /** In somebody else's words: what the giver of a gift wrote. */
  readonly quote?: string | undefined;
  /** Travels with the mail: it is seen where a mail program fetches nothing, and nobody learns when it is opened. */
  readonly picture?: LetterPicture | undefined;
  readonly facts: readonly Fact[];
  readonly sections?: readonly LetterSection[];
  readonly notes: readonly string[];
  /** The one button. */
  readonly link?: LetterLink | undefined;
  readonly goodbye?: string;
  readonly signature: string;
}

/** A letter with what stands below every letter to a customer. */
export interface FootedLetter extends Letter {
  /** Leads to the page of what its reader gets. */
  readonly footer?: LetterLink | undefined;
}

export interface LetterPicture {
  readonly jpeg: Buffer;
  /** For those who cannot see it. */
  readonly alt: string;
}

export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

/** A part of a letter with a heading of its own. */
export interface LetterSection {
  readonly heading: string;
  readonly list?: readonly string[];
  readonly amounts?: readonly Fact[];
  readonly paragraphs?: readonly string[];
  readonly link?: LetterLink | undefined;
}

export interface Envelope {
  readonly to: Mail['to'];
  /** The mailbox before the `@`. */
  readonly from?: 'booking' | 'account' | 'newsletter' | 'contact';
  /** Partners and customer care get what their work brings, and have nothing to choose; left out, a customer reads it. */
  readonly audience?: 'business';
  /** Heads the letter too. */
  readonly subject: string;
  readonly headers?: Mail['headers'];
}

/** A letter as it leaves: as text, and as HTML that says the same. Every one to a customer leads to the page of what its reader gets. */
export function letterMail(written: Letter, { to, from = 'booking', audience, subject, headers }: Envelope, sender: Sender): Mail {
  const { shopName, mark } = sender;
  const letter = audience === 'business' ? written : { ...written, footer: preferencesLink(written.locale, to.address, sender) };
  return {
    to,
    from: { name: shopName, address: `${from}@shop.invalid` },
    subject,
    text: plainLetter(letter),
    html: htmlLetter(letter, { title: subject, home: homeOf(letter.locale, sender), markWidth: mark?.width }),
    ...(letter.picture && { picture: letter.picture.jpeg }),
    ...(mark && { mark: Buffer.from(mark.png) }),
    ...(headers && { headers }),
  };
}

function preferencesLink(locale: Locale, address: string, sender: Sender): LetterLink {
  return { label: mailMessages(locale).preferences.link, url: preferencesUrl({ locale, address }, sender) };
}

export function plainLetter(letter: FootedLetter): string {
  const { locale, hello, intro, quote, facts, sections = [], notes, link, goodbye, signature, footer } = letter;
  const blocks = [
    hello,
    intro,
    quote,
    link && labelled(link.label, link.url, locale),
    facts.map((fact) => factLine(fact, locale)).join('\n'),
    ...sections.map((section) => plainSection(section, locale)),
    ...notes,
    [goodbye, signature].filter(Boolean).join('\n'),
    footer && labelled(footer.label, footer.url, locale),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function plainSection({ heading, list = [], amounts = [], paragraphs = [], link }: LetterSection, locale: Locale): string {
  const lines = [...list.map((line) => `- ${line}`), ...amounts.map((fact) => factLine(fact, locale)), ...paragraphs];
  return [heading, ...lines, ...(link ? [labelled(link.label, link.url, locale)] : [])].join('\n');
}

function factLine([label, value]: Fact, locale: Locale): string {
  return label ? labelled(label, value, locale) : value;
}
