import type { Locale } from '@shop/contracts';
import { printAttachments, type OrderDetails } from '../../documents/index.ts';
import { type Fact, homeOf, type Letter, letterMail, type Mail, mailMessages, type Sender, senderOf } from '../../mail/index.ts';
import type { OutboxHandler } from '../../platform/jobs/index.ts';
import { holderAddress } from '../../gifts/vouchers/index.ts';
import { pictureOf } from '../confirmation.ts';
import { readIllustrated } from '../read-illustrated.ts';
import { giftMailMessages } from './gift-mail-messages.ts';
import { giftFacts, type MailedGift } from './gift-mails.ts';
import { printedForHolder, readHeldGift } from './read-held-gift.ts';
import type { HolderMailDeps } from './transfer-handler.ts';
import { transferMailMessages } from './transfer-mail-messages.ts';

export interface ExchangedGift {
  /** As it is now. */
  readonly gift: MailedGift;
  /** What it was; empty where nobody knows any more. */
  readonly was: string;
  readonly locale: Locale;
  readonly address: string;
  /** Its document comes along: of a gift that this shop has sold. */
  readonly isAttached: boolean;
  readonly picture?: Letter['picture'];
}

/** Tells the holder of a box what it was and what it is now, and that its code and its last day stay. */
export function giftExchangedMail({ gift, was, locale, address, isAttached, picture }: ExchangedGift, sender: Sender): Mail {
  const { hello, exchanged } = giftMailMessages(locale);
  const { transferred } = transferMailMessages(locale);
  const letter: Letter = {
    locale,
    hello,
    intro: exchanged.intro(gift.name),
    ...(picture && { picture }),
    facts: [[exchanged.now, gift.name], ...(was ? [[exchanged.was, was] satisfies Fact] : []), ...giftFacts(gift, locale)],
    notes: [exchanged.note, ...(isAttached ? [transferred.attached] : [])],
    link: { label: transferred.use, url: `${homeOf(locale, sender)}/${gift.code}` },
    goodbye: mailMessages(locale).goodbye,
    signature: sender.shopName,
  };
  return letterMail(letter, { to: { name: address, address }, subject: exchanged.subject }, sender);
}

/** Informs the holder of a gift that it was exchanged; nobody where no address is known, or it changed again. */
export function giftExchanged({ db, mailbox, sender, pictures, print = printAttachments }: HolderMailDeps): OutboxHandler {
  return async ({ event, locale: requested, was = '' }, { id }) => {
    const held = await readHeldGift(db, {
      event: Number(event),
      locale: requested,
      outdatedBy: ['transferred', 'holderCorrected', 'exchanged'],
    });
    const address = held && (await holderAddress(db, held.voucher));
    if (!address) return;
    const { voucher, gift, locale } = held;
    const forHolder = (order: OrderDetails) => printedForHolder(order, held);
    const printed = voucher.order_uuid ? await readIllustrated({ db, pictures }, voucher.order_uuid, forHolder) : undefined;
    const picture = printed && pictureOf(printed);
    const signed = printed ? senderOf(printed.order, sender) : sender;
    const mail = giftExchangedMail({ gift, was, locale, address, isAttached: printed !== undefined, picture }, signed);
    await mailbox.deliver(`gift-exchanged-${id}`, { ...mail, attachments: printed ? await print(printed, sender) : [] });
  };
}
