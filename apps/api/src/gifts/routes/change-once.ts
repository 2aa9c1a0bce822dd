import type { Problem } from '@shop/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueShop } from '../../catalogue/index.ts';
import { HttpProblem } from '../../platform/http/index.ts';
import { onlyOnce } from '../../platform/jobs/index.ts';
import { addressOf, countWrongGuesses, consumeAttempt, type AllowanceName } from '../../platform/security/index.ts';
import { findVoucher } from '../vouchers/find-voucher.ts';

interface HolderChange<Answer> {
  /** Of the key. */
  readonly scope: string;
  /** How often by one visitor, and how often each gift. */
  readonly allowances: { readonly address: AllowanceName; readonly gift: AllowanceName };
  readonly now: Date;
  readonly run: () => Promise<Answer>;
}

/**
 * What the holder of a gift changes by its code, once a key, and not often. The limits stand before the key, so that the same call may be sent again
 * later; a code that opens nothing counts as a guess. What is mailed about it leaves at once.
 */
export async function changeOnce<Answer>(
  { db, outbox }: Pick<CatalogueShop, 'db' | 'outbox'>,
  { body, headers, ip, log }: Pick<FastifyRequest, 'headers' | 'ip' | 'log'> & { readonly body: { readonly code: string } },
  { scope, allowances, now, run, reply }: HolderChange<Answer> & { readonly reply: FastifyReply },
): Promise<Answer> {
  const attempts = { db, now };
  await consumeAttempt(attempts, [allowances.address, addressOf(ip)], reply);
  const voucher = await findVoucher(db, body.code);
  if (voucher) await consumeAttempt(attempts, [allowances.gift, voucher.code], reply);
  const keyed = { scope, key: String(headers['idempotency-key'] ?? ''), body };
  const changed = await countWrongGuesses(attempts, ['voucherAddress', addressOf(ip)], {
    reply,
    find: async () => {
      const { status, body: answer } = await onlyOnce(db, keyed, async () => ({ status: 200, body: await run() }));
      if (status !== 200) throw new HttpProblem(status, answer as Problem);
      return answer as Answer;
    },
  });
  outbox.runOnce().catch((error: unknown) => log.warn({ err: error }, 'left to the next round'));
  return changed;
}
