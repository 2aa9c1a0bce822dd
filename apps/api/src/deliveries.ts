import { partnerAlert } from './partners/messages/partner-alert.ts';
import { disputeMail } from './purchase/stripe/dispute-mail.ts';
import { pictureForPrint } from './documents/picture-for-print.ts';
import type { Print } from './documents/printing/printing.ts';
import { readPrintedOrder, type PrintedOrder } from './documents/printed-order.ts';
import { changeFailedMail } from './mail/change-failed-mail.ts';
import { cancellationMail, changeMail, confirmationMail, type Mail, type Sender, unpaidCancellationMail } from './mail/confirmation.ts';
import { instalmentMail, owedNotice } from './mail/instalment-mail.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { voucherMail } from './mail/voucher-mail.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import type { Deliveries, Delivery } from './purchase/outbox.ts';
import type { PaymentProvider } from './purchase/payment-provider.ts';
import type { Clock } from './services/booking-day.ts';
import type { Database } from './store/database.ts';
import { recordRefund } from './purchase/record-refund.ts';
import { supportDeliveries } from './support/support-deliveries.ts';

export interface Post {
  readonly db: Database;
  readonly psp: PaymentProvider;
  readonly mailbox: Mailbox;
  readonly sender: Sender;
  readonly clock: Clock;
  /** Of the gifts that are printed; without them papers have no pictures. */
  readonly pictures?: PictureStore;
  /** Prints elsewhere than in this thread. */
  readonly print?: Print;
  /** Customer care reads here. */
  readonly contactAddress: string;
}

type WriteMail = (printed: PrintedOrder, sender: Sender) => Mail | undefined;

/** What the outbox can do: send the mails of orders, accounts and messages, give money back. */
export function deliveriesOf(post: Post): Deliveries {
  return {
    ...supportDeliveries(post),
    confirmationMail: orderMail(post, 'confirmation', { write: confirmationMail }),
    voucherMail: orderMail(post, 'voucher', { write: voucherMail }),
    changeMail: orderMail(post, 'change', { write: changeMail }),
    changeFailedMail: changeFailed(post),
    cancellationMail: orderMail(post, 'cancellation', { write: cancellationMail, attaches: false }),
    partnerAlert: partnerAlert(post),
    disputeMail: (payload, row) => disputeMail(post, payload, row),
    unpaidCancellationMail: orderMail(post, 'cancellation', { write: unpaidCancellationMail, attaches: false }),
    instalmentReminderMail: instalmentNews(post, (...about) => instalmentMail('reminder', ...about)),
    instalmentPaidMail: instalmentNews(post, (...about) => instalmentMail('paid', ...about)),
    instalmentFailedMail: instalmentNews(post, (...about) => instalmentMail('failed', ...about)),
    instalmentOwedMail: instalmentNews(post, (...about) => instalmentMail('owed', ...about)),
    instalmentOwedNotice: instalmentNews(post, (printed, number) => owedNotice(printed, number, post)),
    refund: ({ key }) => refund(post, key!),
  };
}

/** Loads what prints with the first paper. */
const printHere: Print = async (...asked) => (await import('./documents/documents-of.ts')).attachmentsOf(...asked);

/** One mail about an order. `name` begins its file; a row delivered twice is the same mail. */
function orderMail(
  { db, mailbox, sender, pictures, print = printHere }: Post,
  name: string,
  { write, attaches = true }: { write: WriteMail; attaches?: boolean },
): Delivery {
  return async ({ uuid }, { id }) => {
    const printed = await readPrintedOrder(db, uuid!);
    const mail = printed && write(printed, sender);
    if (!mail) return;
    const picture = printed.gift && pictures && (await pictureForPrint(pictures, printed.gift));
    const attachments = attaches ? await print({ ...printed, picture }, sender) : [];
    await mailbox.deliver(`${name}-${printed.order.booking_number}-${id}`, { ...mail, attachments });
  };
}

/** Tells why a change that was paid was not made. */
function changeFailed(post: Post): Delivery {
  return async (payload, row) => {
    const change = await post.db
      .selectFrom('purchase_change')
      .select(['failure', 'difference_cents'])
      .where('id', '=', payload.changeId!)
      .executeTakeFirstOrThrow();
    const write: WriteMail = (printed, sender) =>
      changeFailedMail(printed, sender, { reason: change.failure, supplement: change.difference_cents });
    await orderMail(post, 'change-failed', { write, attaches: false })(payload, row);
  };
}

type WriteInstalmentMail = (printed: PrintedOrder, number: number, sender: Sender) => Mail | undefined;

/** One mail about one instalment of an order. */
function instalmentNews({ db, mailbox, sender }: Post, write: WriteInstalmentMail): Delivery {
  return async ({ uuid, number }, { id }) => {
    const printed = await readPrintedOrder(db, uuid!);
    const mail = printed && write(printed, Number(number), sender);
    if (mail) await mailbox.deliver(`instalment-${printed.order.booking_number}-${id}`, mail);
  };
}

/** Carries a promised refund out; the provider and `done_at` make a repeated one the same one. */
async function refund({ db, psp }: Post, key: string): Promise<void> {
  const promised = await db.selectFrom('payment_refund').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
  await psp.refund({ intentId: promised.intent_id, amount: promised.amount_cents, key });
  await recordRefund(db, { intentId: promised.intent_id, amount: promised.amount_cents, key });
}
