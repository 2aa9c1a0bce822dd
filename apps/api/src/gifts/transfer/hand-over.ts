import type { LocalDate, Locale } from '@shop/contracts';
import { giftTransfer, mailboxOf } from '@shop/domain';
import type { FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';
import { conflict, type HttpProblem } from '../../platform/http/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import { consumeAttempt } from '../../platform/security/index.ts';
import { recordGiftEvent } from '../delivery/gift-events.ts';
import { reissueCode } from '../delivery/reissue-codes.ts';
import { refusedWhole } from '../holder/refused-whole.ts';
import { wholeGift } from '../holder/whole-gifts.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';
import type { NewHolder } from './new-holder.ts';

export interface Moment {
  readonly now: Date;
  /** The mails about it are written in it. */
  readonly locale: Locale;
  /** At the point of sale. */
  readonly today: LocalDate;
  /** Says how long to wait where the mailbox was given too many gifts. */
  readonly reply: FastifyReply;
}

interface HandedOver {
  readonly kind: 'transferred' | 'holderCorrected';
  readonly to: Pick<NewHolder, 'firstName' | 'email'>;
  /** Hears of an address that does not exist; nothing else remembers them. */
  readonly formerHolder?: string | undefined;
}

/**
 * Hands a gift, whose row is locked, to a new holder: under a new code, which is mailed to them alone; answers the number of its event. 409 where it cannot
 * be given on, 429 `TOO_MANY_ATTEMPTS` where their mailbox was given too many gifts that day, by whomever.
 */
export async function handOver(
  trx: Transaction<Tables>,
  { gift, kind, to, formerHolder }: HandedOver & { readonly gift: Voucher },
  { now, today, locale, reply }: Moment,
): Promise<number> {
  const transfer = giftTransfer(await wholeGift(trx, gift), today);
  if (transfer.kind === 'none') throw transfer.reason === 'activity' ? knownToCentre() : refusedWhole(transfer.reason);
  // Last of the refusals, and in the transaction: only mails that leave are counted, those of one moment one after the other.
  await consumeAttempt({ db: trx, now }, ['newHolderMails', mailboxOf(to.email)], reply);
  await reissueCode(trx, gift);
  await trx
    .updateTable('gift_voucher')
    .set({ recipient_email: to.email, recipient_name: to.firstName, recipient_account_id: null, reminders_ended_at: null })
    .where('code', '=', gift.code)
    .execute();
  const event = await recordGiftEvent(trx, { kind, at: now, orderUUID: gift.order_uuid, code: gift.code, detail: { locale } });
  await enqueue(trx, 'giftTransferredMail', { event: String(event), locale, to: 'newHolder', formerHolder });
  return event;
}

function knownToCentre(): HttpProblem {
  return conflict('GIFT_NOT_TRANSFERABLE', 'The centre of this activity knows its code: customer care helps.');
}
