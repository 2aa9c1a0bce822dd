import type { Supply } from '../tax/supplies.ts';
import { vatKey } from '../tax/vat.ts';
import { balanced, balancedBy, credit, debit, type Account, type JournalLine } from './journal-entry.ts';

/** One voucher of an order of gifts. */
export interface GiftPiece {
  readonly code: string;
  /** Cents. */
  readonly value: number;
}

/** What is sold or, by negative supplies, taken back: the customer owes it. Vouchers become a liability a piece. */
export function supplyLines(supplies: readonly Supply[], pieces: readonly GiftPiece[] = []): JournalLine[] {
  return balancedBy(
    'receivable',
    supplies.flatMap((supply) => linesOf(supply, pieces)),
  );
}

function linesOf(supply: Supply, pieces: readonly GiftPiece[]): JournalLine[] {
  const { item, net, tax, vat } = supply;
  const taxLine = credit('tax', tax, vatKey(vat));
  switch (item) {
    case 'voucher':
      return [...voucherLines(supply, pieces), taxLine];
    case 'stay':
      return [credit('deferredRevenue', net), taxLine];
    case 'promotion':
      return [credit(pieces.length > 0 ? 'discounts' : 'deferredRevenue', net), taxLine];
    case 'waived':
      return [credit('discounts', net), taxLine];
    case 'voucherRedeemed':
      return [];
    default:
      return [credit('revenue', net), taxLine];
  }
}

/** The whole value is owed to the holder of the code; VAT that was due at once is an asset until it is redeemed. */
function voucherLines({ gross, tax }: Supply, pieces: readonly GiftPiece[]): JournalLine[] {
  const sign = Math.sign(gross);
  const value = pieces.reduce((sum, piece) => sum + piece.value, 0);
  return [
    ...pieces.map((piece) => credit('giftLiability', sign * piece.value, piece.code)),
    ...pieces.map((piece, place) => debit('prepaidTax', shareOf(tax, place, pieces.length), piece.code)),
    // A voucher that is worth more or less than it costs.
    credit('discounts', gross - sign * value),
  ];
}

/** A voucher that is void, and the VAT that still waits on its code, in cents. */
export interface VoidPiece extends GiftPiece {
  readonly prepaidTax: number;
}

/**
 * An order of gifts is given back: nothing is owed for its vouchers any more, however much of their price goes back. What does not go
 * back, since a bank or a colleague has given it before, stands against their discounts, and so does the VAT that nobody redeems.
 */
export function withdrawnLines(supplies: readonly Supply[], pieces: readonly VoidPiece[]): JournalLine[] {
  const vouchers = supplies.filter(({ item }) => item === 'voucher');
  const others = supplies.filter(({ item }) => item !== 'voucher');
  const value = pieces.reduce((sum, piece) => sum + piece.value, 0);
  const lost = pieces.reduce((sum, piece) => sum + piece.prepaidTax, 0);
  const net = vouchers.reduce((sum, supply) => sum + supply.net, 0);
  return balancedBy('receivable', [
    ...others.flatMap((supply) => linesOf(supply, pieces)),
    ...vouchers.map(({ tax, vat }) => credit('tax', tax, vatKey(vat))),
    ...pieces.map((piece) => debit('giftLiability', piece.value, piece.code)),
    ...pieces.map((piece) => credit('prepaidTax', piece.prepaidTax, piece.code)),
    credit('discounts', net + value - lost),
  ]);
}

/** The share of one of several equal pieces; all shares add up. */
function shareOf(cents: number, place: number, count: number): number {
  return Math.trunc((cents * (place + 1)) / count) - Math.trunc((cents * place) / count);
}

/** The provider has taken money for an order, a change or an instalment. */
export function paymentLines(cents: number): JournalLine[] {
  return balanced([debit('clearing', cents), credit('receivable', cents)]);
}

export function refundPromisedLines(cents: number): JournalLine[] {
  return balanced([debit('receivable', cents), credit('refundsDue', cents)]);
}

export function refundedLines(cents: number): JournalLine[] {
  return balanced([debit('refundsDue', cents), credit('clearing', cents)]);
}

/** A refund has not reached the customer: the provider holds its cents again, and they are owed as before. */
export function refundFailedLines(cents: number): JournalLine[] {
  return refundedLines(-cents);
}

/** What is owed to the customer was given by a transfer from the shop's own account. */
export function refundTransferredLines(cents: number): JournalLine[] {
  return balanced([debit('refundsDue', cents), credit('bank', cents)]);
}

/** What was owed has reached the customer by a dispute that the shop has lost: that much less of it is a loss. */
export function refundDisputedLines(cents: number): JournalLine[] {
  return balanced([debit('refundsDue', cents), credit('losses', cents)]);
}

/** The bank has reversed that dispute: what it had given is owed again. */
export function refundOwedAgainLines(cents: number): JournalLine[] {
  return refundDisputedLines(-cents);
}

/** A gift that pays, with the VAT that was paid when it was sold. */
export interface RedeemedGift {
  readonly code: string;
  /** Cents that it pays, what it loses beside that, and what it is still worth. */
  readonly amount: number;
  readonly forfeited: number;
  readonly left: number;
  /** The VAT of a single-purpose voucher that waits on the code, in cents, and under which rate. */
  readonly prepaidTax: number;
  readonly vat?: string | undefined;
  /** VAT in what it pays, in cents; 0 without a rate. */
  readonly tax: number;
}

type TaxedGift = Pick<RedeemedGift, 'amount' | 'forfeited' | 'left' | 'prepaidTax'>;

/** The share of so many of a gift's cents in the VAT that waits on it. */
function taxOn(cents: number, { amount, forfeited, left, prepaidTax }: TaxedGift): number {
  const worth = amount + forfeited + left;
  return worth === 0 ? 0 : Math.round((prepaidTax * cents) / worth);
}

/**
 * What a single-purpose voucher pays bears no VAT again, however cheap it was sold: beyond what was paid then, its VAT lessens the
 * discount of its sale.
 */
export function redeemedLines(gift: RedeemedGift): JournalLine[] {
  const { code, amount, forfeited, left, prepaidTax, vat, tax } = gift;
  const taken = taxOn(amount, gift);
  // What is left of the gift takes its VAT over when it is spent.
  const settled = left === 0 ? prepaidTax : taxOn(amount + forfeited, gift);
  return balanced([
    debit('giftLiability', amount + forfeited, code),
    credit('receivable', amount),
    credit('breakage', forfeited - (settled - taken)),
    debit('tax', tax, vat),
    credit('prepaidTax', settled, code),
    credit('discounts', tax - taken),
  ]);
}

/** Cents come back to a gift, and with them the VAT that they had borne; `discount` of it had lessened that of the sale. */
export function giftRefundedLines(gift: {
  code: string;
  amount: number;
  tax: number;
  discount: number;
  vat?: string | undefined;
}): JournalLine[] {
  return balanced([
    debit('receivable', gift.amount),
    credit('giftLiability', gift.amount, gift.code),
    debit('prepaidTax', gift.tax - gift.discount, gift.code),
    debit('discounts', gift.discount),
    credit('tax', gift.tax, gift.vat),
  ]);
}

/** The stay has begun, or was cancelled and something is kept: what was deferred is the hotel's and the shop's. */
export function performedLines(stay: {
  deferred: number;
  commissionPercent: number;
  marginTax?: { key: string; rate: number };
}): JournalLine[] {
  const { deferred, commissionPercent, marginTax } = stay;
  const margin = Math.round((deferred * commissionPercent) / 100);
  const tax = marginTax ? margin - Math.round((margin * 10_000) / (10_000 + marginTax.rate)) : 0;
  return balanced([
    debit('deferredRevenue', deferred),
    credit('merchantPayable', deferred - margin),
    credit('commission', margin - tax),
    credit('tax', tax, marginTax?.key),
  ]);
}

/** A bank withdraws a payment until the dispute is decided; won, it comes back, lost, it is gone. What was lost comes back where the bank reverses it. */
export function disputeLines(cents: number, event: 'dispute' | 'disputeWon' | 'disputeLost' | 'disputeReversed'): JournalLine[] {
  if (event === 'dispute') return balanced([debit('disputes', cents), credit('clearing', cents)]);
  if (event === 'disputeReversed') return balanced([debit('clearing', cents), credit('losses', cents)]);
  return balanced([credit('disputes', cents), debit(event === 'disputeWon' ? 'clearing' : 'losses', cents)]);
}

/**
 * Cents that were given back in the provider's dashboard, without any rule of the shop: what was supplied costs less. Of a stay that
 * is earned the hotel keeps its share, and the shop bears it; vouchers stay worth what they are. Beyond the supplies it is lost.
 */
export function goodwillLines(supplies: readonly Supply[], { cents, isEarned }: { cents: number; isEarned: boolean }): JournalLine[] {
  const accountOf = {
    stay: isEarned ? 'losses' : 'deferredRevenue',
    promotion: isEarned ? 'losses' : 'deferredRevenue',
    voucher: 'discounts',
    waived: 'discounts',
  };
  const lines = supplies.flatMap(({ item, net, tax, vat }) => [
    credit((accountOf as Partial<Record<string, Account>>)[item] ?? 'revenue', net),
    credit('tax', tax, vatKey(vat)),
  ]);
  const supplied = supplies.reduce((sum, { gross }) => sum - gross, 0);
  return balancedBy('receivable', [...lines, debit('losses', cents - supplied)]);
}

/** A gift has expired: nothing is owed for it any more, and the VAT that was paid when it was sold is lost with it. */
export function expiredLines(gift: Pick<RedeemedGift, 'code' | 'prepaidTax'> & { readonly remaining: number }): JournalLine[] {
  const { code, prepaidTax, remaining } = gift;
  return redeemedLines({ code, prepaidTax, amount: 0, forfeited: remaining, left: 0, tax: 0 });
}

/** A voucher that the centre of an activity has redeemed. */
export interface DeliveredGift extends Pick<RedeemedGift, 'code' | 'amount' | 'prepaidTax' | 'tax'> {
  readonly centreId: number;
  /** Percent of the net worth that the shop keeps; undefined where it settles with its centres outside the ledger. */
  readonly commissionPercent: number | undefined;
}

/**
 * Delivered without another order: the centre is owed its share of the net worth; VAT that a discount spared lessens that discount.
 */
export function deliveredLines({ code, amount, prepaidTax, tax, centreId, commissionPercent }: DeliveredGift): JournalLine[] {
  const net = amount - tax;
  const margin = Math.round((net * (commissionPercent ?? 100)) / 100);
  return balanced([
    debit('giftLiability', amount, code),
    credit(commissionPercent === undefined ? 'revenue' : 'commission', margin),
    credit('merchantPayable', net - margin, centreSubject(centreId)),
    credit('prepaidTax', prepaidTax, code),
    credit('discounts', tax - prepaidTax),
  ]);
}

/** How the ledger names the centre of an activity that something is owed to; a hotel is the one of the order. */
export function centreSubject(id: number): string {
  return `centre:${id}`;
}

/** What the provider keeps for itself. */
export function feeLines(cents: number): JournalLine[] {
  return balanced([debit('fees', cents), credit('clearing', cents)]);
}
