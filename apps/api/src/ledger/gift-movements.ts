import {
  balancedBy,
  credit,
  deliveredLines,
  expiredLines,
  giftRefundedLines,
  redeemedLines,
  taxIn,
  vatKey,
  type Supply,
  type VatTreatment,
} from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import type { Purchase } from '../orders/index.ts';
import type { Tables } from '../platform/database/index.ts';
import { isAboutGift } from './gift-subjects.ts';
import { postEntries, type NewEntry } from './post-entries.ts';
import { readSeller } from './seller.ts';

type Trx = Transaction<Tables>;
type Order = Pick<Purchase, 'uuid' | 'locale'>;

export interface TakenGift {
  readonly code: string;
  /** Cents that it pays. */
  readonly amount: number;
  /** What it was worth before, and is worth now. */
  readonly before: number;
  readonly after: number;
}

/** Gifts pay for an order. A gift that was sold before the ledger, or elsewhere, is opened with its worth first. */
export async function recordGiftsUsed(
  trx: Trx,
  { order, gifts, at }: { order: Order; gifts: readonly TakenGift[]; at: Date },
): Promise<void> {
  if (gifts.length === 0) return;
  await openGifts(
    trx,
    gifts.map(({ code, before }) => ({ code, worth: before })),
    at,
  );
  const entries: NewEntry[] = [];
  for (const { code, amount, before, after } of gifts) {
    const { prepaidTax, vat } = await prepaidTaxOf(trx, code);
    const forfeited = before - after - amount;
    const tax = vat ? taxIn(amount, vat) : 0;
    const used = { code, amount, forfeited, left: after, prepaidTax, vat: vat && vatKey(vat), tax };
    entries.push({
      key: `gift-${order.uuid}-${code}`,
      gift: code,
      kind: 'giftsUsed',
      order,
      at,
      lines: redeemedLines(used),
      ...(vat && { supplies: [redemption({ vat, gross: -amount, tax: -tax })] }),
    });
  }
  await postEntries(trx, entries);
}

/** The centre of an activity has delivered what a voucher names: its share is owed to it, nothing to the recipient any more. The caller has locked it. */
export async function recordVoucherRedeemed(
  trx: Trx,
  { code, amount, centreId, at }: { readonly code: string; readonly amount: number; readonly centreId: number; readonly at: Date },
): Promise<void> {
  await openGifts(trx, [{ code, worth: amount }], at);
  const { prepaidTax, vat } = await prepaidTaxOf(trx, code);
  const { commission } = (await readSeller(trx)).tax;
  const tax = vat ? taxIn(amount, vat) : prepaidTax;
  const lines = deliveredLines({ code, amount, prepaidTax, tax, centreId, commissionPercent: commission.activity });
  await postEntries(trx, [{ key: `redeemed-${code}`, gift: code, kind: 'giftsUsed', at, lines }]);
}

/** Cents come back to a gift; `reason` names the movement. */
export async function recordGiftRefund(
  trx: Trx,
  { order, code, amount, reason, at }: { order: Order; code: string; amount: number; reason: string; at: Date },
): Promise<void> {
  await reviveExpired(trx, { code, at });
  const use = await takenOver(trx, order.uuid, code);
  const share = (cents: number) => (use ? Math.round((cents * amount) / use.gross) : 0);
  const [tax, discount] = [share(use?.tax ?? 0), share(use?.discount ?? 0)];
  await postEntries(trx, [
    {
      key: `gift-${reason}-${order.uuid}-${code}`,
      gift: code,
      kind: 'giftRefunded',
      order,
      at,
      lines: giftRefundedLines({ code, amount, tax, discount, vat: use && vatKey(use.vat) }),
      ...(use && { supplies: [redemption({ vat: use.vat, gross: amount, tax })] }),
    },
  ]);
}

/** A gift has expired: what is left of it is no longer owed. The caller has locked it. */
export async function recordExpiry(
  trx: Trx,
  { code, remaining, expiresOn, at }: { code: string; remaining: number; expiresOn: string; at: Date },
): Promise<void> {
  await openGifts(trx, [{ code, worth: remaining }], at);
  const { prepaidTax } = await prepaidTaxOf(trx, code);
  await postEntries(trx, [
    { key: expiryKey(code, expiresOn), gift: code, kind: 'giftExpired', at, lines: expiredLines({ code, remaining, prepaidTax }) },
  ]);
  await trx.updateTable('gift_voucher').set({ breakage_cents: remaining }).where('code', '=', code).execute();
}

/** A gift that had expired is good again, since money came back to it or it was extended: what it was worth then is owed again. */
export async function reviveExpired(trx: Trx, { code, at }: { code: string; at: Date }): Promise<void> {
  const gift = await trx
    .selectFrom('gift_voucher')
    .select(['breakage_cents', 'expires_on', sql<string>`gift_in_ledger(ledger_id)`.as('subject')])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (gift.breakage_cents === 0) return;
  const lines = await trx
    .selectFrom('journal_line')
    .innerJoin('journal_entry', 'journal_entry.id', 'journal_line.entry_id')
    .select(['account', 'subject', 'amount_cents'])
    .where('event_key', 'in', [expiryKey(code, gift.expires_on), expiryKey(gift.subject, gift.expires_on)])
    .execute();
  // Written as every line of a gift is: by the code, until the ledger replaces it.
  const writtenAs = (subject: string | null) => (subject === gift.subject ? code : (subject ?? undefined));
  const back = lines.map(({ account, subject, amount_cents }) => ({ account, cents: -amount_cents, subject: writtenAs(subject) }));
  await postEntries(trx, [{ key: `revived-${code}-${gift.expires_on}`, gift: code, kind: 'giftRevived', at, lines: back }]);
  await trx.updateTable('gift_voucher').set({ breakage_cents: 0 }).where('code', '=', code).execute();
}

const expiryKey = (gift: string, expiresOn: string): string => `expired-${gift}-${expiresOn}`;

/** Writes what gifts are worth that the ledger does not know yet. */
export async function openGifts(trx: Trx, gifts: readonly { code: string; worth: number }[], at: Date): Promise<void> {
  const known = await trx
    .selectFrom('gift_voucher')
    .select('code')
    .where('code', 'in', ['', ...gifts.map(({ code }) => code)])
    .where(
      sql<boolean>`exists (
        select from journal_line l where l.account = 'giftLiability' and l.subject in (gift_voucher.code, gift_in_ledger(ledger_id)))`,
    )
    .execute();
  const unknown = gifts.filter(({ code }) => !known.some((gift) => gift.code === code));
  await postEntries(
    trx,
    unknown.map(({ code, worth }) => ({
      key: `opening-gift-${code}`,
      gift: code,
      kind: 'opening',
      at,
      lines: balancedBy('opening', [credit('giftLiability', worth, code)]),
    })),
  );
}

function redemption({ vat, gross, tax }: { vat: VatTreatment; gross: number; tax: number }): Supply {
  return { item: 'voucherRedeemed', vat, gross, net: gross - tax, tax };
}

/** The VAT that waits on a single-purpose voucher, and under which treatment it was sold. */
export async function prepaidTaxOf(trx: Trx, code: string): Promise<{ prepaidTax: number; vat?: VatTreatment }> {
  const lines = await trx
    .selectFrom('journal_line')
    .innerJoin('journal_entry', 'journal_entry.id', 'journal_line.entry_id')
    .select(['amount_cents', 'supplies'])
    .where('account', '=', 'prepaidTax')
    .where(isAboutGift(code))
    .orderBy('journal_entry.id')
    .execute();
  const sold = (lines[0]?.supplies as Supply[] | null | undefined)?.find(({ item }) => item === 'voucher');
  const prepaidTax = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return { prepaidTax, ...(sold && { vat: sold.vat }) };
}

interface TakenOver {
  readonly gross: number;
  readonly tax: number;
  /** Of the VAT: what was not paid when the voucher was sold below its worth. */
  readonly discount: number;
  readonly vat: VatTreatment;
}

/** What an order has taken over from a single-purpose voucher and not given back. */
async function takenOver(trx: Trx, uuid: string, code: string): Promise<TakenOver | undefined> {
  const discounted = sql<number>`(select coalesce(-sum(amount_cents), 0)::int from journal_line
    where entry_id = journal_entry.id and account = 'discounts')`;
  const entries = await trx
    .selectFrom('journal_entry')
    .select(['supplies', discounted.as('discount')])
    .where('purchase_uuid', '=', uuid)
    .where('kind', 'in', ['giftsUsed', 'giftRefunded'])
    .where(sql<boolean>`exists (select from journal_line where entry_id = journal_entry.id and ${isAboutGift(code)})`)
    .where('supplies', 'is not', null)
    .execute();
  const uses = entries.flatMap(({ supplies }) => supplies as Supply[]);
  const gross = -uses.reduce((sum, use) => sum + use.gross, 0);
  if (!uses[0] || gross <= 0) return undefined;
  const tax = -uses.reduce((sum, use) => sum + use.tax, 0);
  return { gross, tax, discount: entries.reduce((sum, entry) => sum + entry.discount, 0), vat: uses[0].vat };
}
