import type { CareEvent, CareGift, CareHolderAnswer, CareStory, LocalDate, Locale } from '@shop/contracts';
import { giftExtension, giftExtensionByGoodwill, giftState } from '@shop/domain';
import type { FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';
import { deliveriesOf, openingCode, type Purchase } from '../../orders/index.ts';
import { extendable, extendWithin, hadGoodwill, sentDeliveries } from '../../gifts/extension/index.ts';
import { checkGivenTo, correctHolderWithin, transferableCodes, type NewHolder } from '../../gifts/transfer/index.ts';
import type { Voucher } from '../../gifts/vouchers/index.ts';
import { notFound } from '../../platform/http/index.ts';
import { bookingDay } from '../../availability/index.ts';
import type { Database, GiftEventKind, Tables } from '../../platform/database/index.ts';
import { actOnce, type CareAct } from '../act-once.ts';
import { endOfCode, type CareRequest } from '../audit-log.ts';
import { checkCareRole } from '../care-door.ts';
import type { RefundShop } from '../care-refunds.ts';
import { addressHash, decideAddress, type AddressChange } from './second-person.ts';

type Trx = Transaction<Tables>;

interface CareGiftDeps {
  readonly db: Database;
  readonly now: Date;
}

export interface CareExtension extends CareAct {
  /** From 1, of the gifts of the order. */
  readonly number: number;
  readonly until: LocalDate;
  /** Beyond the holder's rule: a supervisor's, once for each gift. */
  readonly isGoodwill: boolean;
}

/** Extends a gift that an order has sold, once per key; the new day is the one that the colleague saw. */
export async function extendGiftForCare(
  { db, now }: CareGiftDeps,
  requested: CareRequest,
  { number, until, isGoodwill, ...act }: CareExtension,
): Promise<{ expiresOn: LocalDate }> {
  if (isGoodwill) checkCareRole(requested.role, 'supervisor');
  const action = isGoodwill ? 'extendGiftByGoodwill' : 'extendGift';
  const { until: expiresOn } = await actOnce(db, requested, { ...act, action }, async (trx, order) => {
    const gift = (await giftsOf(trx, act.uuid))[number - 1];
    if (!gift) throw notFound('This order has sold no such gift.');
    const { today } = bookingDay(order.locale as Locale, now);
    await extendWithin(trx, gift.code, { until, today, now, by: 'customerCare', isGoodwill });
    return { gift: endOfCode(openingCode(gift)), from: gift.expires_on, until };
  });
  return { expiresOn: String(expiresOn) };
}

export interface CareHolder extends CareAct {
  /** From 1, of the gifts of the order. */
  readonly number: number;
  /** Address that it was given to, as who gave it says it. */
  readonly givenTo: string;
  readonly to: Pick<NewHolder, 'firstName' | 'email'>;
}

/**
 * Sends a gift that was given on to whom it was meant for, by the rule of its transfer, once per key; above the limit of refunds once a
 * second person, a supervisor, enters the same address. The audit log names neither of the two.
 */
export async function correctHolderForCare(
  { db, now, limit, reply }: RefundShop & { readonly reply: FastifyReply },
  requested: CareRequest,
  { number, givenTo, to, ...act }: CareHolder,
): Promise<CareHolderAnswer> {
  const hashOf = await addressHash(db);
  const detail = await actOnce(db, requested, { ...act, action: 'correctHolder' }, async (trx, { uuid, locale }) => {
    const gift = (await giftsOf(trx, uuid))[number - 1];
    if (!gift) throw notFound('This order has sold no such gift.');
    checkGivenTo(gift, givenTo);
    const change: AddressChange = { what: `gift/${number}`, value: gift.value_cents, from: hashOf(givenTo), to: hashOf(to.email) };
    const status = await decideAddress(trx, requested, { uuid, limit, change });
    const { today } = bookingDay(locale as Locale, now);
    const moment = { now, today, locale: locale as Locale, reply };
    if (status !== 'waiting') await correctHolderWithin(trx, { code: gift.code, givenTo, to }, moment);
    return { gift: endOfCode(openingCode(gift)), ...change, status };
  });
  return { corrected: detail.status !== 'waiting' };
}

/** The gifts of a paid order and their mails, with what may be done about them today. */
export async function giftsForCare(
  trx: Trx,
  { order, now }: { readonly order: Purchase; readonly now: Date },
): Promise<Pick<CareStory, 'gifts' | 'deliveries'>> {
  if (order.kind !== 'gift' || order.status !== 'paid') return {};
  const vouchers = await giftsOf(trx, order.uuid);
  const sent = await sentDeliveries(trx, vouchers);
  const { today } = bookingDay(order.locale as Locale, now);
  const transferable = await transferableCodes(trx, vouchers, today);
  const gifts: CareGift[] = [];
  for (const [place, voucher] of vouchers.entries())
    gifts.push(await giftView(trx, voucher, { number: place + 1, sent, transferable, today }));
  return { gifts, deliveries: (await deliveriesOf(trx, [order])).get(order.uuid) ?? [] };
}

interface Seen {
  readonly number: number;
  readonly sent: ReadonlySet<string>;
  readonly transferable: ReadonlySet<string>;
  readonly today: LocalDate;
}

async function giftView(trx: Trx, voucher: Voucher, { number, sent, transferable, today }: Seen): Promise<CareGift> {
  const gift = extendable(voucher, sent);
  const byRule = giftExtension(gift, today);
  const beyond = giftExtensionByGoodwill(gift, today);
  const hasGoodwill = byRule.kind === 'none' && beyond.kind === 'extendable' && !(await hadGoodwill(trx, voucher.code));
  return {
    number,
    code: endOfCode(openingCode(voucher)),
    state: giftState(gift, today),
    remaining: voucher.remaining_cents,
    expiresOn: voucher.expires_on,
    ...(voucher.transferred_at && { givenOn: { correctable: voucher.recipient_email !== null && transferable.has(voucher.code) } }),
    ...(byRule.kind === 'extendable' && { extension: { until: byRule.until, lastDay: byRule.lastDay } }),
    ...(hasGoodwill && { goodwill: { until: beyond.until } }),
  };
}

function giftsOf(trx: Trx, uuid: string): Promise<Voucher[]> {
  return trx.selectFrom('gift_voucher').selectAll().where('order_uuid', '=', uuid).orderBy('code').execute();
}

/** What the ledger does not know: extensions, transfers and their corrections, exchanges, reminders, reported codes, corrections and bounces. */
const SHOWN: readonly GiftEventKind[] = [
  'extended',
  'transferred',
  'holderCorrected',
  'exchanged',
  'reminded',
  'codeReported',
  'addressCorrected',
  'codeReissued',
  'bounced',
];

export async function giftEvents(trx: Trx, uuid: string): Promise<CareEvent[]> {
  const rows = await trx
    .selectFrom('gift_event')
    .select(['at', 'kind', 'code'])
    .where('order_uuid', '=', uuid)
    .where('kind', 'in', SHOWN)
    .execute();
  return rows.map(({ at, kind, code }) => ({ at: at.toISOString(), kind: 'gift', what: kind, ...(code && { code: endOfCode(code) }) }));
}
