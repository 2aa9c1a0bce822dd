import { isLocale } from '@shop/i18n';
import { sql, type Transaction } from 'kysely';
import { conflict } from '../../platform/http/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import { unknownGift } from '../beneficiary-gift.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';
import { handOver, type Moment } from './hand-over.ts';
import type { NewHolder } from './new-holder.ts';

type Trx = Transaction<Tables>;

interface Correction {
  /** As the books know it. */
  readonly code: string;
  /** Address that it was given to. The former holder knows it; the buyer does not, nor does customer care. */
  readonly givenTo: string;
  readonly to: Pick<NewHolder, 'firstName' | 'email'>;
}

/**
 * Sends a gift that was given on to the intended holder, by the rule of its transfer, within the caller's transaction. Giver, message and
 * day stay, and so does the language that it was given on in; `locale` counts where that is no longer known. The mistyped address gets no
 * mail. 409 `GIFT_NOT_TRANSFERRED`, `GIFT_HOLDER_UNKNOWN`, and as `handOver`.
 */
export async function correctHolderWithin(trx: Trx, { code, givenTo, to }: Correction, moment: Moment): Promise<void> {
  const gift = await trx.selectFrom('gift_voucher').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
  if (!gift) throw unknownGift();
  checkGivenTo(gift, givenTo);
  const given = await givenOnIn(trx, code);
  const locale = given && isLocale(given) ? given : moment.locale;
  await handOver(trx, { gift, kind: 'holderCorrected', to }, { ...moment, locale });
}

/** Refuses who does not know the address that a gift was given to. 409 `GIFT_NOT_TRANSFERRED`, `GIFT_HOLDER_UNKNOWN`. */
export function checkGivenTo(gift: Pick<Voucher, 'transferred_at' | 'recipient_email'>, givenTo: string): void {
  if (!gift.transferred_at)
    throw conflict('GIFT_NOT_TRANSFERRED', 'This gift was not given to somebody else: its recipient is corrected instead.');
  if (gift.recipient_email?.toLowerCase() !== givenTo.trim().toLowerCase())
    throw conflict('GIFT_HOLDER_UNKNOWN', 'This is not the address that the gift was given to.');
}

async function givenOnIn(trx: Trx, code: string): Promise<string | null | undefined> {
  const last = await trx
    .selectFrom('gift_event')
    .select(sql<string | null>`detail->>'locale'`.as('locale'))
    .where('code', '=', code)
    .where('kind', '=', 'transferred')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.locale;
}
