import { type Print, printAttachments } from '../../documents/index.ts';
import { type Mailbox, type Sender, senderOf } from '../../mail/index.ts';
import type { PictureStore } from '../../media/index.ts';
import { isLocale } from '@shop/i18n';
import { forgetRecipient, type OutboxHandler } from '../../platform/jobs/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { pictureOf } from '../confirmation.ts';
import { readIllustrated } from '../read-illustrated.ts';
import { printedForHolder, readTransfer, type Transfer } from './read-transfer.ts';
import { giftGivenAwayMail, giftTransferredMail } from './transfer-mails.ts';

interface TransferDeps {
  readonly db: Database;
  readonly mailbox: Mailbox;
  readonly sender: Sender;
  readonly pictures?: PictureStore;
  readonly print?: Print;
}

/** Brings a gift that changed hands to its new holder, or tells its former one; whom it told is forgotten then. */
export function giftTransferred(deps: TransferDeps): OutboxHandler {
  return async ({ event, to, locale: requested, email, firstName }, { id }) => {
    const transfer = await readTransfer(deps.db, Number(event), requested && isLocale(requested) ? requested : 'fr_FR');
    if (transfer && to === 'newHolder') await bringToHolder(deps, transfer, id);
    if (transfer && to === 'formerHolder') {
      const { gift, locale } = transfer;
      const mail = giftGivenAwayMail({ name: gift.name, locale, newHolder: firstName!, address: email! }, deps.sender);
      await deps.mailbox.deliver(`gift-given-away-${id}`, mail);
    }
    await forgetRecipient(deps.db, id);
  };
}

/** The mail of a gift under its new code, with the paper of this gift alone where this shop has sold it. */
async function bringToHolder({ db, mailbox, sender, pictures, print = printAttachments }: TransferDeps, transfer: Transfer, id: number) {
  const { voucher, gift, locale } = transfer;
  const { recipient_name: firstName, recipient_email: address, from_name: from, message } = voucher;
  if (!address) return;
  const read = voucher.order_uuid ? await readIllustrated({ db, pictures }, voucher.order_uuid) : undefined;
  const printed = read && printedForHolder(read, transfer);
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
