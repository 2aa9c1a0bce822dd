import { partnerAlert } from '../partners/index.ts';
import { disputeMail, refundFailedMail } from '../payments/refunds/index.ts';
import { type Print, printAttachments, type OrderDetails } from '../documents/index.ts';
import { sendGift } from '../gifts/delivery/index.ts';
import { giftAddressChangedMail } from './gifts/address-changed-mail.ts';
import { giftExchanged } from './gifts/exchange-mail.ts';
import { extensionMail } from './gifts/extension-mail.ts';
import { giftReminder } from './gifts/reminder-mail.ts';
import { giftTransferBounced } from './gifts/transfer-bounce.ts';
import { giftTransferred } from './gifts/transfer-handler.ts';
import { changeFailedMail } from './change-failed-mail.ts';
import { failureOf } from '../orders/index.ts';
import { cancellationMail, changeMail, confirmationMail, unpaidCancellationMail } from './confirmation.ts';
import type { Mail, Mailbox, Sender } from '../mail/index.ts';
import { giftBouncedMail } from './gifts/gift-mails.ts';
import { instalmentMail, owedNotice } from './instalment-mail.ts';
import { orderFailedMail } from './order-failed-mail.ts';
import { parcelMail } from './parcel-mail.ts';
import { readIllustrated } from './read-illustrated.ts';
import { voucherMail } from './voucher-mail.ts';
import type { PictureStore } from '../media/index.ts';
import type { OutboxHandler, OutboxHandlers } from '../platform/jobs/index.ts';
import type { Clock } from '../platform/settings/index.ts';
import type { Database } from '../platform/database/index.ts';
import { supportOutboxHandlers } from './support-outbox-handlers.ts';

export interface OutboxDeps {
  readonly db: Database;
  readonly mailbox: Mailbox;
  readonly sender: Sender;
  readonly clock: Clock;
  /** Of stays and gifts; without them mails and documents have no pictures. */
  readonly pictures?: PictureStore;
  /** Prints elsewhere than in this thread. */
  readonly print?: Print;
  /** Customer care reads here. */
  readonly contactAddress: string;
}

const same = (printed: OrderDetails): OrderDetails => printed;

type WriteMail = (printed: OrderDetails, sender: Sender) => Mail | undefined;

/** The mails of orders, gifts, accounts and messages, as they leave the outbox. */
export function outboxHandlers(deps: OutboxDeps): OutboxHandlers {
  return {
    ...supportOutboxHandlers(deps),
    confirmationMail: orderMail(deps, 'confirmation', { write: confirmationMail }),
    voucherMail: giftMail(deps),
    scheduledGiftMail: giftMail(deps),
    giftExtendedMail: giftExtended(deps),
    giftReminderMail: giftReminder(deps),
    giftTransferredMail: giftTransferred(deps),
    giftTransferBouncedMail: giftTransferBounced(deps),
    giftExchangedMail: giftExchanged(deps),
    giftBouncedMail: deliveryMail(deps, 'gift-bounced', giftBouncedMail),
    giftAddressChangedMail: deliveryMail(deps, 'gift-address-changed', giftAddressChangedMail),
    orderFailedMail: orderFailed(deps),
    changeMail: changed(deps),
    changeFailedMail: changeFailed(deps),
    cancellationMail: orderMail(deps, 'cancellation', { write: cancellationMail, attaches: false }),
    partnerAlert: partnerAlert(deps),
    parcelMail: parcelNews(deps),
    disputeMail: (payload, row) => disputeMail(deps, payload, row),
    refundFailedMail: (payload, row) => refundFailedMail(deps, payload, row),
    unpaidCancellationMail: orderMail(deps, 'cancellation', { write: unpaidCancellationMail, attaches: false }),
    instalmentReminderMail: instalmentNews(deps, (...about) => instalmentMail('reminder', ...about)),
    instalmentPaidMail: instalmentNews(deps, (...about) => instalmentMail('paid', ...about)),
    instalmentFailedMail: instalmentNews(deps, (...about) => instalmentMail('failed', ...about)),
    instalmentOwedMail: instalmentNews(deps, (...about) => instalmentMail('owed', ...about)),
    instalmentOwedNotice: instalmentNews(deps, (printed, number) => owedNotice(printed, number, deps)),
  };
}

/** One mail about an order. `name` begins its file; a row delivered twice is the same mail. */
function orderMail(
  { db, mailbox, sender, pictures, print = printAttachments }: OutboxDeps,
  name: string,
  { write, attaches = true, facts = same }: { write: WriteMail; attaches?: boolean; facts?: (printed: OrderDetails) => OrderDetails },
): OutboxHandler {
  return async ({ uuid }, { id }) => {
    const read = await readIllustrated({ db, pictures }, uuid!);
    const printed = read && facts(read);
    const mail = printed && write(printed, sender);
    if (!mail) return;
    const attachments = attaches ? await print(printed, sender) : [];
    await mailbox.deliver(`${name}-${printed.order.booking_number}-${id}`, { ...mail, attachments });
  };
}

/** Brings a gift to its recipient; a row from before deliveries existed names the order alone. */
function giftMail(deps: OutboxDeps): OutboxHandler {
  return (payload, row) => {
    const { deliveryId, revision } = payload;
    if (!deliveryId) return orderMail(deps, 'voucher', { write: voucherMail })(payload, row);
    return sendGift({ db: deps.db, now: deps.clock() }, { deliveryId, revision: Number(revision) }, (withItsMessages) =>
      orderMail(deps, 'voucher', { write: voucherMail, facts: withItsMessages })(payload, row),
    );
  };
}

/** Tells the buyer about one mail of the order's gifts; a row that names no mail is of an order with one. */
function deliveryMail(deps: OutboxDeps, name: string, write: WriteMail): OutboxHandler {
  return ({ deliveryId, ...payload }, row) => {
    const facts = (printed: OrderDetails) => ({
      ...printed,
      deliveries: printed.deliveries.filter(({ id }) => deliveryId === undefined || id === deliveryId),
    });
    return orderMail(deps, name, { write, attaches: false, facts })(payload, row);
  };
}

/** Tells the new last day of a gift that was extended. */
function giftExtended(deps: OutboxDeps): OutboxHandler {
  return async ({ event, to }, { id }) => {
    const mail = await extensionMail(deps, { event: Number(event), to: to === 'buyer' ? 'buyer' : 'recipient' });
    if (mail) await deps.mailbox.deliver(`gift-extended-${id}`, mail);
  };
}

/** Tells that an order was paid and did not go through. */
function orderFailed(deps: OutboxDeps): OutboxHandler {
  return (payload, row) => {
    const write: WriteMail = (printed, sender) => orderFailedMail(printed, sender, { paid: Number(payload['paid']) });
    return orderMail(deps, 'order-failed', { write, attaches: false })(payload, row);
  };
}

/** Tells what a booking has become, and what this change has brought about. */
function changed(deps: OutboxDeps): OutboxHandler {
  return (payload, row) => {
    const news = { back: Number(payload['back'] ?? 0), issued: payload['issued'] };
    return orderMail(deps, 'change', { write: (printed, sender) => changeMail(printed, sender, news) })(payload, row);
  };
}

/** Tells why a change that was paid was not made. */
function changeFailed(deps: OutboxDeps): OutboxHandler {
  return async (payload, row) => {
    const change = await deps.db
      .selectFrom('purchase_change')
      .select(['failure', 'difference_cents'])
      .where('id', '=', payload.changeId!)
      .executeTakeFirstOrThrow();
    const write: WriteMail = (printed, sender) =>
      changeFailedMail(printed, sender, { reason: failureOf(printed.order, change), supplement: change.difference_cents });
    await orderMail(deps, 'change-failed', { write, attaches: false })(payload, row);
  };
}

/** Tells that a printed gift is on its way; whatever the warehouse has corrected since counts. */
function parcelNews(deps: OutboxDeps): OutboxHandler {
  return async ({ uuid }, row) => {
    const parcel = await deps.db
      .selectFrom('parcel')
      .select(['carrier', 'tracking'])
      .where('purchase_uuid', '=', uuid!)
      .where('state', '=', 'sent')
      .executeTakeFirst();
    if (!parcel) return;
    const write: WriteMail = (printed, sender) => parcelMail(printed, parcel, sender);
    await orderMail(deps, 'parcel', { write, attaches: false })({ uuid: uuid! }, row);
  };
}

type WriteInstalmentMail = (printed: OrderDetails, number: number, sender: Sender) => Mail | undefined;

/** One mail about one instalment of an order. */
function instalmentNews({ db, pictures, mailbox, sender }: OutboxDeps, write: WriteInstalmentMail): OutboxHandler {
  return async ({ uuid, number }, { id }) => {
    const printed = await readIllustrated({ db, pictures }, uuid!);
    const mail = printed && write(printed, Number(number), sender);
    if (mail) await mailbox.deliver(`instalment-${printed.order.booking_number}-${id}`, mail);
  };
}
