import { type Print, printAttachments, type OrderDetails } from '../../documents/index.ts';
import { type Mailbox, type Sender, senderOf } from '../../mail/index.ts';
import type { PictureStore } from '../../media/index.ts';
import { eraseRecipient, PermanentError, type OutboxHandler } from '../../platform/jobs/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Clock } from '../../platform/settings/index.ts';
import { pictureOf } from '../confirmation.ts';
import { readIllustrated } from '../read-illustrated.ts';
import { printedForHolder, readHeldGift, type HeldGift } from './read-held-gift.ts';
import { noteTransferBounce } from './transfer-bounce.ts';
import { giftGivenAwayMail, giftTransferredMail } from './transfer-mails.ts';

export interface HolderMailDeps {
  readonly db: Database;
  readonly mailbox: Mailbox;
  readonly sender: Sender;
  readonly clock: Clock;
  readonly pictures?: PictureStore;
  readonly print?: Print;
}

/**
 * Brings a gift that changed hands to its new holder, or tells its former one; whom it told is forgotten then. Where the new address does not exist, the
 * former holder is told that, too.
 */
export function giftTransferred(deps: HolderMailDeps): OutboxHandler {
  return async ({ event, to, locale, email, firstName, formerHolder }, { id }) => {
    // Delivered before: only the note that the row is done was lost.
    if (!event) return;
    // A corrected address has a mail of its own; that the gift was given on stays true.
    const outdatedBy = to === 'newHolder' ? (['transferred', 'holderCorrected'] as const) : (['transferred'] as const);
    const transfer = await readHeldGift(deps.db, { event: Number(event), locale, outdatedBy });
    if (transfer && to === 'newHolder')
      await bringToHolder(deps, transfer, id).catch(async (error: unknown) => {
        if (error instanceof PermanentError)
          await noteTransferBounce({ db: deps.db, now: deps.clock() }, transfer, { id, event, formerHolder });
        throw error;
      });
    if (transfer && to === 'formerHolder') {
      const { gift } = transfer;
      const mail = giftGivenAwayMail({ name: gift.name, locale: transfer.locale, newHolder: firstName!, address: email! }, deps.sender);
      await deps.mailbox.deliver(`gift-given-away-${id}`, mail);
    }
    await eraseRecipient(deps.db, id);
  };
}

/** The mail of a gift under its new code, with the document of this gift alone where this shop has sold it. */
async function bringToHolder({ db, mailbox, sender, pictures, print = printAttachments }: HolderMailDeps, transfer: HeldGift, id: number) {
  const { voucher, gift, locale } = transfer;
  const { recipient_name: firstName, recipient_email: address, from_name: from, message } = voucher;
  if (!address) return;
  const forHolder = (order: OrderDetails) => printedForHolder(order, transfer);
  const printed = voucher.order_uuid ? await readIllustrated({ db, pictures }, voucher.order_uuid, forHolder) : undefined;
  const signed = printed ? senderOf(printed.order, sender) : sender;
  const mail = giftTransferredMail(
    {
      ...{ gift, locale, to: { firstName: firstName ?? '', address }, from: from ?? undefined, message: message ?? undefined },
      ...{ isAttached: printed !== undefined, picture: printed && pictureOf(printed) },
    },
    signed,
  );
  await mailbox.deliver(`gift-transferred-${id}`, { ...mail, attachments: printed ? await print(printed, sender) : [] });
}
