import { enqueue } from '../../platform/jobs/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { lockByCode } from '../holder/lock-gift.ts';
import { holderAddress } from '../vouchers/holder-address.ts';
import { handOver, type Moment } from './hand-over.ts';
import type { NewHolder } from './new-holder.ts';

/**
 * Gives the gift of a code, as it was typed, to somebody else. The mail of its order brings it no more: the buyer can neither send it again
 * nor correct its recipient (docs/decisions/2026-11-28-a-gift-changes-hands.md). The former holder, where an address is known, is
 * informed that theirs opens nothing any more. Its mails are written in the language of the page that it is given on, as its message is.
 */
export function transferGift(
  db: Database,
  { typed, to }: { readonly typed: string; readonly to: NewHolder },
  moment: Moment,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const gift = await lockByCode(trx, typed);
    const former = await holderAddress(trx, gift);
    const formerHolder = former && former.toLowerCase() !== to.email.toLowerCase() ? former : undefined;
    const event = await handOver(trx, { gift, kind: 'transferred', to, formerHolder }, moment);
    await trx
      .updateTable('gift_voucher')
      .set({ from_name: to.fromName, message: to.message, delivery_id: null, transferred_at: moment.now })
      .where('code', '=', gift.code)
      .execute();
    if (!formerHolder) return;
    const payload = { event: String(event), locale: moment.locale, to: 'formerHolder', email: formerHolder, firstName: to.firstName };
    await enqueue(trx, 'giftTransferredMail', payload);
  });
}
