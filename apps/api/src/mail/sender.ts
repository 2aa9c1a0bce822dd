import type { Locale } from '@shop/contracts';
import type { LocaleOrigins } from '@shop/i18n/server';

/** The mark of the sender, as mails and documents draw it. */
export interface SenderMark {
  /** Three pixels for each of its points. */
  readonly png: Uint8Array;
  /** Points, at the height of the shop's own mark. */
  readonly width: number;
}

/** Who signs, and where links lead. */
export interface Sender {
  readonly shopName: string;
  /** Of the calls that a mail's link makes by itself, such as an unsubscription; without a trailing slash. */
  readonly publicOrigin: string;
  /** Seals the address of a mail's reader in the link to the page of their mails. */
  readonly preferencesKey: string;
  /** Where pages are, by locale: its point of sale, or that of the partner who signs; without a trailing slash. */
  readonly homes?: LocaleOrigins | undefined;
  /** Left out, it is the shop's own. */
  readonly mark?: SenderMark | undefined;
  /** Partners in whose name the shop sells, by the number of their site (docs/partners.md). */
  readonly partners?: ReadonlyMap<number, PartnerSender>;
}

/** How a partner signs. */
export interface PartnerSender {
  readonly name: string;
  readonly mark: SenderMark;
  /** Pages of the partner's own hosts, by locale. */
  readonly homes?: LocaleOrigins | undefined;
}

/** Where the pages of a locale are, for the recipient of a mail about an order: the partner's where it sold it. */
export function homeOfOrder(
  { order, locale }: { readonly order: Parameters<typeof senderOf>[0]; readonly locale: Locale },
  sender: Sender,
): string {
  return homeOf(locale, senderOf(order, sender));
}

/** Where the pages of a locale are. One without a host of its own has a prefix at the shop's address. */
export function homeOf(locale: Locale, { homes, publicOrigin }: Pick<Sender, 'homes' | 'publicOrigin'>): string {
  return homes?.[locale] ?? `${publicOrigin}/${locale}`;
}

/** Who signs what is written about an order: the partner whose visitor bought it, else the shop. */
export function senderOf({ minisite_id }: { readonly minisite_id: number | null }, sender: Sender): Sender {
  const partner = minisite_id === null ? undefined : sender.partners?.get(minisite_id);
  if (!partner) return sender;
  return { ...sender, shopName: partner.name, mark: partner.mark, homes: { ...sender.homes, ...partner.homes } };
}
