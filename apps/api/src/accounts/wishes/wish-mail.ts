import type { Cents, LocalDate, Locale } from '@shop/contracts';
import { addDays, type Party, type WishNews } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import { formatStayMirror, hrefFor } from '@shop/routes';
import { homeOf, letterMail, type LetterSection, type Mail, mailMessages, type Sender } from '../../mail/index.ts';
import { wishMailMessages } from './wish-mail-messages.ts';

/** News of one stay, for whom and when it is watched. */
export interface StayNews {
  readonly label: string;
  /** Without the locale's prefix. */
  readonly path: string;
  readonly news: WishNews;
  readonly party: Party;
  readonly period?: { readonly checkin: LocalDate; readonly nights: number } | undefined;
}

export interface WishLetter {
  readonly locale: Locale;
  readonly to: { readonly firstName: string; readonly lastName: string; readonly email: string };
  /** At least one. */
  readonly stays: readonly StayNews[];
  /** Path that ends these mails. */
  readonly endPath: string;
}

/** Tells of favourites that cost less or are sold out. Mail programs may end these mails by one click (RFC 8058). */
export function wishMail({ locale, to, stays, endPath }: WishLetter, sender: Sender): Mail {
  const t = wishMailMessages(locale);
  const home = homeOf(locale, sender);
  const end = sender.publicOrigin + endPath;
  const [only] = stays;
  const subject =
    stays.length > 1 || !only ? t.severalSubject : t[only.news.kind === 'cheaper' ? 'cheaperSubject' : 'soldOutSubject'](only.label);
  const letter = {
    locale,
    hello: t.hello(to.firstName),
    intro: t.intro,
    facts: [],
    link: { label: t.favourites, url: home + hrefFor('wishlist', locale) },
    sections: [
      ...stays.map((stay) => staySection(stay, { locale, home })),
      { heading: t.end.heading, link: { label: t.end.link, url: end } },
    ],
    notes: stays.some(({ news }) => news.kind === 'cheaper') ? [t.note] : [],
    goodbye: t.goodbye,
    signature: sender.shopName,
  };
  const headers = { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  const recipient = { name: `${to.firstName} ${to.lastName}`.trim(), address: to.email };
  return letterMail(letter, { to: recipient, from: 'account', subject, headers }, sender);
}

function staySection({ label, path, news, party, period }: StayNews, { locale, home }: { locale: Locale; home: string }): LetterSection {
  const t = wishMailMessages(locale);
  const money = (cents: Cents) => formatMoney(cents, locale);
  const day = (date: LocalDate) => formatDay(date, locale, 'long');
  const departure = period && addDays(period.checkin, period.nights);
  const when = period && departure ? t.days(day(period.checkin), day(departure)) : t.anyDay;
  const what = news.kind === 'cheaper' ? t.cheaper(money(news.now), money(news.before)) : period ? t.soldOut : t.gone;
  const state = { ...party, ...(period && departure && { checkin: period.checkin, checkout: departure }) };
  return {
    heading: label,
    paragraphs: [what, `${when} · ${people(party, locale)}`],
    link: { label: t.see, url: home + path + formatStayMirror(state) },
  };
}

function people({ adults, children, babies }: Party, locale: Locale): string {
  const t = mailMessages(locale);
  return [t.adults(adults), ...(children ? [t.children(children)] : []), ...(babies ? [t.babies(babies)] : [])].join(', ');
}
