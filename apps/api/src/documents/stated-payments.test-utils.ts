import type { OrderView } from '@shop/contracts';
import { paymentStory } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import { readFileSync } from 'node:fs';

/** An amount with its term and day. */
export type Line = readonly [term: string, amount: string];

/** What every page and document says of an order, written by hand, in this order. */
export interface Reported {
  /** Left out by mails that tell of payments only. */
  readonly total?: string | undefined;
  readonly lines: readonly Line[];
}

export const CARD = 'Payé par carte bancaire';
export const GIFTS = 'Payé par carte cadeau ou bon';
export const CARD_BACK = 'Remboursé sur votre carte bancaire';
export const GIFTS_BACK = 'Rendu sur votre carte cadeau ou bon';
export const REFUNDED = 'Remboursé';
export const SETTLED_BY_NOTE = 'Réglé par l’avoir correspondant';
export const SETTLED_ON_INVOICE = 'Imputé sur la facture';

/** What a remote says in French, by the names of its messages. */
const messagesOf = (remote: string) =>
  JSON.parse(readFileSync(`apps/${remote}/src/messages/fr_FR.json`, 'utf8')) as Readonly<Record<string, string>>;
const PAGE = messagesOf('product');
const MANAGEMENT = messagesOf('account');
const IN_MANAGEMENT: Readonly<Record<string, string>> = { paidOn: 'instalment.taken', dueOn: 'instalment.due' };

/** What a page draws: it composes its lines from the answer as the remote does, with the words of its messages. */
export function drawn(order: OrderView, termOf: (kind: string) => string): Reported {
  const { total, lines } = paymentStory(order);
  const money = (cents: number) => plain(formatMoney(cents, 'fr_FR'));
  return {
    total: money(total),
    lines: lines.map((line) => [
      plain(termOf(line.kind).replace('{day}', 'day' in line ? formatDay(line.day, 'fr_FR', 'long') : '')),
      money(line.amount),
    ]),
  };
}

export function pageTerm(kind: string): string {
  return PAGE[`product.order.confirmation.${kind}`]!;
}

export function managementTerm(kind: string): string {
  return MANAGEMENT[`account.booking.${IN_MANAGEMENT[kind] ?? `payment.${kind}`}`]!;
}

/** The sum of an invoice. */
export const GROSS = 'Total toutes taxes comprises';

/** The movements in a mail or a document: every term with the amount that follows it. */
export function written(text: string, sum = 'Total'): Reported {
  const day = '\\w+ \\d+(?:er)? \\S+ \\d{4}';
  const invoices = [REFUNDED, SETTLED_BY_NOTE, `${SETTLED_ON_INVOICE}(?= F\\d{4}-\\d{6} )`];
  const terms = [CARD, GIFTS, CARD_BACK, GIFTS_BACK, `(?:Payé|À prélever) le ${day}`, `Impayé, dû le ${day}`, ...invoices];
  const pattern = new RegExp(`(${[sum, ...terms].join('|')})(?: F[\\d-]+)? ?:? ?(\\d[\\d ]*(?:,\\d\\d)? €)`, 'g');
  const found = [...plain(text).matchAll(pattern)].map(([, term, amount]): Line => [term!, amount!]);
  return { total: found.find(([term]) => term === sum)?.[1], lines: found.filter(([term]) => term !== sum) };
}

/** Without the spaces that keep words together. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}
