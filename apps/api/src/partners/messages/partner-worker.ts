import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { Polling } from '../../platform/jobs/polling.ts';
import { NotTaken, type Channels } from '../channels/channel.ts';
import { mailChannel, type PartnerMailing } from '../channels/mail.ts';
import { webhookChannel, type WebhookSettings } from '../channels/webhook.ts';
import { chasePartners } from './chase-partners.ts';
import { forgetOldDeliveries } from './forget-deliveries.ts';
import { leaseMessages, noteFailure, noteSent, putOff, renewLease, type LeasedMessage } from './lease-messages.ts';

const POLL_MS = 1000;
const CHASE_EVERY_MS = 60_000;
const FORGET_EVERY_MS = 3_600_000;
/** Partners that are written to at once. */
const AT_ONCE = 8;
/** How long the rest of a partner's messages wait when one could not be sent. */
const PUT_OFF_MS = 30_000;

export interface PartnerWork {
  readonly db: Database;
  readonly channels: Channels;
  /** The shop's clock. */
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The worker of a process, with the channels on which it sends. */
export function partnerWorker({
  webhooks,
  log,
  ...mailing
}: PartnerMailing & { readonly webhooks: WebhookSettings; readonly now: () => Date; readonly log: PartnerWork['log'] }): PartnerWorker {
  const { db, now } = mailing;
  return new PartnerWorker({ db, now, log, channels: { mail: mailChannel(mailing), webhook: webhookChannel(webhooks, now) } });
}

/**
 * Sends partners their messages, at least once, and chases those who do not answer. It works apart from the outbox: a partner
 * whose server hangs holds up neither the mails of customers nor other partners. May run in every process.
 */
export class PartnerWorker {
  readonly #work: PartnerWork;
  readonly #polling = new Polling(() => this.#round(), POLL_MS);
  #chasedAt = -Infinity;
  #forgotAt = -Infinity;

  constructor(work: PartnerWork) {
    this.#work = work;
  }

  start(): void {
    this.#polling.start((error) => this.#work.log.warn({ err: error }, 'messages to partners could not be read'));
  }

  stop(): Promise<void> {
    return this.#polling.stop();
  }

  /** One round; answers how many messages were sent. Calls while one runs share it. */
  runOnce(): Promise<number> {
    return this.#polling.run();
  }

  async #round(): Promise<number> {
    const { db, now } = this.#work;
    await this.#lookAfter(now());
    const byPartner = [...Map.groupBy(await leaseMessages(db, now()), ({ partner }) => partner.id).values()];
    let sent = 0;
    const next = async (): Promise<void> => {
      for (let messages = byPartner.shift(); messages; messages = byPartner.shift()) sent += await this.#sendAll(messages);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    return sent;
  }

  async #lookAfter(now: Date): Promise<void> {
    const { db } = this.#work;
    const moment = now.getTime();
    // A clock that was set back must not stop it.
    if (Math.abs(moment - this.#chasedAt) >= CHASE_EVERY_MS) {
      this.#chasedAt = moment;
      await chasePartners(db, now);
    }
    if (Math.abs(moment - this.#forgotAt) >= FORGET_EVERY_MS) {
      this.#forgotAt = moment;
      await forgetOldDeliveries(db, now);
    }
  }

  /** All that is for one partner, in order; the first failure ends it. */
  async #sendAll(messages: readonly LeasedMessage[]): Promise<number> {
    let sent = 0;
    let isAway = false;
    for (const leased of messages) {
      if (isAway) await putOff(this.#work.db, leased.message, new Date(this.#work.now().getTime() + PUT_OFF_MS));
      else if (await this.#send(leased)) sent++;
      else isAway = true;
    }
    return sent;
  }

  /** True unless the partner could not be reached; a message that is refused for good says nothing of the next. */
  async #send({ message, partner }: LeasedMessage): Promise<boolean> {
    const { db, channels, now, log } = this.#work;
    if (!(await renewLease(db, message, now()))) return true;
    try {
      const { isAnswered } = await channels[partner.channel as keyof Channels](message, partner);
      await noteSent(db, message, { isAnswered, now: now() });
      return true;
    } catch (error) {
      const isFinal = error instanceof NotTaken && error.isFinal;
      const state = await noteFailure(db, message, { error, isFinal, now: now() });
      const sentence = state === 'failed' ? 'a message to a partner is given up' : 'a message to a partner is tried again later';
      log.warn({ err: error, partner: partner.id, message: message.id }, sentence);
      return isFinal;
    }
  }
}
