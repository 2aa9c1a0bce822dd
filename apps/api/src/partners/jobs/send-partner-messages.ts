import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { DeliveryRejected, type Channels } from '../channels/channel.ts';
import { mailChannel, type PartnerMailing } from '../channels/mail-channel.ts';
import { webhookChannel, type WebhookSettings } from '../channels/webhook.ts';
import { leaseMessages, noteFailure, noteSent, putOff, renewLease, type LeasedMessage } from '../messages/lease-messages.ts';

/** Partners that are written to at once. */
const AT_ONCE = 8;
/** How long the rest of a partner's messages wait when one could not be sent. */
const PUT_OFF_MS = 30_000;

export interface PartnerDelivery extends PartnerMailing {
  readonly webhooks: WebhookSettings;
  /** The shop's clock. */
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Sends partners their messages, at least once. It works apart from the outbox: a partner whose server hangs holds up neither
 * the mails of customers nor other partners. May run in every process: each message is leased.
 */
export function sendPartnerMessages(delivery: PartnerDelivery): Job {
  const work = workOf(delivery);
  return { name: 'send-partner-messages', everyMs: 1000, budgetMs: 120_000, run: () => sendDue(work) };
}

/** One round; answers how many messages were sent. */
export function sendDueMessages(delivery: PartnerDelivery): Promise<number> {
  return sendDue(workOf(delivery));
}

interface Work {
  readonly db: Database;
  readonly channels: Channels;
  readonly now: () => Date;
  readonly log: PartnerDelivery['log'];
}

function workOf({ webhooks, log, now, ...mailing }: PartnerDelivery): Work {
  return { db: mailing.db, now, log, channels: { mail: mailChannel(mailing), webhook: webhookChannel(webhooks, now) } };
}

async function sendDue(work: Work): Promise<number> {
  const { db, now } = work;
  const byPartner = [...Map.groupBy(await leaseMessages(db, now()), ({ partner }) => partner.id).values()];
  let sent = 0;
  const next = async (): Promise<void> => {
    for (let messages = byPartner.shift(); messages; messages = byPartner.shift()) sent += await sendAll(work, messages);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return sent;
}

/** All that is for one partner, in order; the first failure ends it. */
async function sendAll(work: Work, messages: readonly LeasedMessage[]): Promise<number> {
  let sent = 0;
  let isAway = false;
  for (const leased of messages) {
    if (isAway) await putOff(work.db, leased.message, new Date(work.now().getTime() + PUT_OFF_MS));
    else if (await send(work, leased)) sent++;
    else isAway = true;
  }
  return sent;
}

/** True unless the partner could not be reached; a message that is refused for good says nothing of the next. */
async function send({ db, channels, now, log }: Work, { message, partner }: LeasedMessage): Promise<boolean> {
  if (!(await renewLease(db, message, now()))) return true;
  try {
    const { isAnswered } = await channels[partner.channel as keyof Channels](message, partner);
    await noteSent(db, message, { isAnswered, now: now() });
    return true;
  } catch (error) {
    const isFinal = error instanceof DeliveryRejected && error.isFinal;
    const state = await noteFailure(db, message, { error, isFinal, now: now() });
    const sentence = state === 'failed' ? 'a message to a partner is given up' : 'a message to a partner is tried again later';
    log.warn({ err: error, partner: partner.id, message: message.id }, sentence);
    return isFinal;
  }
}
