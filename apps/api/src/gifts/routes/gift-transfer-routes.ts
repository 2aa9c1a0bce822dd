import { TRANSFER_GIFT, type GiftTransferAnswer, type Problem } from '@shop/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bookingDay } from '../../availability/index.ts';
import type { CatalogueShop } from '../../catalogue/index.ts';
import { Refusal, route } from '../../platform/http/index.ts';
import { onlyOnce, type Answer } from '../../platform/jobs/index.ts';
import { addressOf, countWrongGuesses, takeAttempt } from '../../platform/security/index.ts';
import { checkedNewHolder } from '../transfer/new-holder.ts';
import { transferGift } from '../transfer/transfer-gift.ts';
import { findVoucher } from '../vouchers/find-voucher.ts';

/** A gift changes hands, once a key; a former code is answered as one that never was. */
export function giftTransferRoutes(app: FastifyInstance, { db, clock, outbox }: CatalogueShop): void {
  route(app, TRANSFER_GIFT, async ({ body, query, headers, ip, log }, reply) => {
    const now = clock();
    const to = checkedNewHolder(body);
    await limitTransfers({ db, now }, { code: body.code, ip }, reply);
    const { today } = bookingDay(query.locale, now);
    const keyed = { scope: 'gift-transfer', key: String(headers['idempotency-key'] ?? ''), body };
    const run = async () => {
      await transferGift(db, { typed: body.code, to }, { now, today, locale: query.locale });
      return { status: 200, body: { transferredOn: today } satisfies GiftTransferAnswer };
    };
    const transferred = await countWrongGuesses({ db, now }, ['voucherAddress', addressOf(ip)], {
      reply,
      find: async () => answered(await onlyOnce(db, keyed, run)),
    });
    outbox.runOnce().catch((error: unknown) => log.warn({ err: error }, 'left to the next round'));
    return transferred;
  });
}

interface OfTransfer {
  /** As it was typed. */
  readonly code: string;
  readonly ip: string;
}

/** Nobody writes to many strangers in the shop's name, nor often about one gift. It stands before the key, so that the same call may be sent again later. */
async function limitTransfers(
  attempts: { readonly db: CatalogueShop['db']; readonly now: Date },
  { code, ip }: OfTransfer,
  reply: FastifyReply,
): Promise<void> {
  await takeAttempt(attempts, ['giftTransferAddress', addressOf(ip)], reply);
  const voucher = await findVoucher(attempts.db, code);
  if (voucher) await takeAttempt(attempts, ['giftTransfers', voucher.code], reply);
}

function answered({ status, body }: Answer): GiftTransferAnswer {
  if (status !== 200) throw new Refusal(status, body as Problem);
  return body as GiftTransferAnswer;
}
