import type { LocalDate, Locale } from '@shop/contracts';
import { giftTransfer, mailboxOf } from '@shop/domain';
import type { FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';
import { conflict, type Refusal } from '../../platform/http/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import { takeAttempt } from '../../platform/security/index.ts';
import { recordGiftEvent } from '../delivery/gift-events.ts';
import { reissueCode } from '../delivery/reissue-codes.ts';
import { lockByCode } from '../holder/lock-gift.ts';
import { refusedWhole } from '../holder/refused-whole.ts';
import { wholeGift } from '../holder/whole-gifts.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';
import type { NewHolder } from './new-holder.ts';

type Trx = Transaction<Tables>;

interface Moment {
  readonly now: Date;
  /** Of the page that it is given on: the mails about it are written in it, as its message is. */
  readonly locale: Locale;
  /** At the point of sale. */
  readonly today: LocalDate;
  /** Says how long to wait where the mailbox was given too many gifts. */
  readonly reply: FastifyReply;
}

/**
 * Gives the gift of a code, as it was typed, to somebody else: under a new code, which is mailed to them alone. The mail of its order brings it no more: whoever bought it can
 * neither send it again nor correct whom it reaches (docs/decisions/2026-11-28-a-gift-changes-hands.md). 429 `TOO_MANY_ATTEMPTS` where the mailbox of its new
 * holder was given too many gifts that day, by whomever.
 */
export function transferGift(
  db: Database,
  { typed, to }: { readonly typed: string; readonly to: NewHolder },
  moment: Moment,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const gift = await lockByCode(trx, typed);
    const transfer = giftTransfer(await wholeGift(trx, gift), moment.today);
    if (transfer.kind === 'none') throw transfer.reason === 'activity' ? knownToCentre() : refusedWhole(transfer.reason);
    // Last of the refusals, and in the transaction: only mails that leave are counted, those of one moment one after the other.
    await takeAttempt({ db: trx, now: moment.now }, ['newHolderMails', mailboxOf(to.email)], moment.reply);
    await reissueCode(trx, gift);
    await trx
      .updateTable('gift_voucher')
      .set({
        ...{ recipient_email: to.email, recipient_name: to.firstName, recipient_account_id: null },
        ...{ from_name: to.fromName, message: to.message, delivery_id: null, transferred_at: moment.now },
      })
      .where('code', '=', gift.code)
      .execute();
    const event = await recordGiftEvent(trx, { kind: 'transferred', at: moment.now, orderUUID: gift.order_uuid, code: gift.code });
    await enqueueTransferMails(trx, { gift, event, to, locale: moment.locale });
  });
}

interface Transferred {
  /** As it was before. */
  readonly gift: Voucher;
  readonly event: number;
  readonly to: NewHolder;
  readonly locale: Locale;
}

/** The new holder gets the code; the former one, where an address is known, hears that theirs opens nothing any more. */
async function enqueueTransferMails(trx: Trx, { gift: { recipient_email: former }, event, to, locale }: Transferred): Promise<void> {
  const payload = { event: String(event), locale };
  const formerHolder = former && former.toLowerCase() !== to.email.toLowerCase() ? former : undefined;
  // Nothing else remembers the former holder, who is to hear of an address that does not exist.
  await enqueue(trx, 'giftTransferredMail', { ...payload, to: 'newHolder', formerHolder });
  if (formerHolder)
    await enqueue(trx, 'giftTransferredMail', { ...payload, to: 'formerHolder', email: formerHolder, firstName: to.firstName });
}

function knownToCentre(): Refusal {
  return conflict('GIFT_NOT_TRANSFERABLE', 'The centre of this activity knows its code: customer care helps.');
}
