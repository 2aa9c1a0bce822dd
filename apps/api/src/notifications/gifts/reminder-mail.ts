import type { LocalDate, Locale } from '@shop/contracts';
import { spentAs } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import { documentMessages, type OrderDetails } from '../../documents/index.ts';
import { endRemindersPath, reminderMessages, sendReminder, type Reminder } from '../../gifts/reminders/index.ts';
import { type Fact, homeOf, type Letter, letterMail, type Mail, mailMessages, type Sender, senderOf } from '../../mail/index.ts';
import type { OutboxHandler } from '../../platform/jobs/index.ts';
import { pictureOf } from '../confirmation.ts';
import { readIllustrated } from '../read-illustrated.ts';
import { giftMailMessages } from './gift-mail-messages.ts';
import { giftFacts, type MailedGift } from './gift-mails.ts';
import { mailedGift } from './mailed-gift.ts';
import { printedForHolder } from './read-held-gift.ts';
import type { HolderMailDeps } from './transfer-handler.ts';
import { transferMailMessages } from './transfer-mail-messages.ts';

export interface GiftReminderLetter {
  /** `remaining` of money alone: what is left of a gift card. */
  readonly gift: MailedGift;
  readonly locale: Locale;
  readonly address: string;
  /** Its reader has bought it, and may have given it by hand. */
  readonly isBuyer: boolean;
  /** The last day of an extension; left out where there is none. */
  readonly extendableUntil: LocalDate | undefined;
  /** Path that ends the reminders of this gift. */
  readonly endPath: string;
  readonly picture?: Letter['picture'];
}

/** Reminds the holder of a gift of its last day. Mail programs may end the reminders by one click (RFC 8058). */
export function giftReminderMail(letter: GiftReminderLetter, sender: Sender): Mail {
  const { gift, locale, address, isBuyer, extendableUntil, endPath, picture } = letter;
  const { subject, intro, given, extension, end } = reminderMessages(locale);
  const written = (date: LocalDate) => formatDay(date, locale, 'long');
  const day = written(gift.expiresOn);
  const endUrl = sender.publicOrigin + endPath;
  const headers = { 'List-Unsubscribe': `<${endUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return letterMail(
    {
      locale,
      hello: giftMailMessages(locale).hello,
      intro: intro(day),
      picture,
      facts: [[documentMessages(locale).parts.gift, gift.name] satisfies Fact, ...giftFacts(gift, locale)],
      link: { label: transferMailMessages(locale).transferred.use, url: `${homeOf(locale, sender)}/${gift.code}` },
      sections: [
        ...(extendableUntil ? [{ heading: extension.heading, paragraphs: [extension.text(written(extendableUntil))] }] : []),
        { heading: end.heading, link: { label: end.link, url: endUrl } },
      ],
      notes: isBuyer ? [given] : [],
      goodbye: mailMessages(locale).goodbye,
      signature: sender.shopName,
    },
    { to: { name: address, address }, subject: subject(day), headers },
    sender,
  );
}

/** Mails a reminder that is due, signed by the partner who has sold the gift. The same reminder has the same name. */
export function giftReminder({ db, mailbox, sender, clock, pictures }: HolderMailDeps): OutboxHandler {
  return ({ reminder: id }) =>
    sendReminder({ db, now: clock() }, Number(id), async ({ gift: voucher, ...reminder }: Reminder) => {
      const { locale } = reminder;
      const { remaining, ...gift } = await mailedGift(db, voucher, locale);
      const isMoney = spentAs({ kind: voucher.kind, value: voucher.value_cents, remaining: voucher.remaining_cents }) === 'GIFTCARD';
      const forHolder = (order: OrderDetails) => printedForHolder(order, { voucher, gift, locale });
      const printed = voucher.order_uuid ? await readIllustrated({ db, pictures }, voucher.order_uuid, forHolder) : undefined;
      const letter: GiftReminderLetter = {
        ...reminder,
        gift: { ...gift, ...(isMoney && remaining !== undefined && { remaining }) },
        isBuyer: voucher.transferred_at === null && voucher.delivery_id === null,
        endPath: await endRemindersPath(db, { locale, gift: voucher }),
        picture: printed && pictureOf(printed),
      };
      await mailbox.deliver(`gift-reminder-${id}`, giftReminderMail(letter, printed ? senderOf(printed.order, sender) : sender));
    });
}
