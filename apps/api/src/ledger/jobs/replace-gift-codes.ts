import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { replaceGiftCodes } from '../gift-subjects.ts';

export interface ReplaceCodesDeps {
  readonly db: Database;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
}

/** Has the ledger name gifts by numbers that open nothing, in place of their codes. */
export function replaceGiftCodesInLedger({ db, log }: ReplaceCodesDeps): Job {
  return {
    name: 'replace-gift-codes-in-ledger',
    everyMs: 3_600_000,
    budgetMs: 300_000,
    isExclusive: true,
    async run() {
      const lines = await replaceGiftCodes(db);
      if (lines > 0) log.info({ lines }, 'the ledger names gifts by their numbers');
    },
  };
}
