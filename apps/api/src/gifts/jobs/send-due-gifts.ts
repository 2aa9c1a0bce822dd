import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { enqueueDueGifts } from '../delivery/enqueue-due-gifts.ts';

/** Hands gifts whose time has come to the outbox. `now` is the shop's clock. */
export function sendDueGifts({ db, now }: { readonly db: Database; readonly now: () => Date }): Job {
  return { name: 'send-due-gifts', everyMs: 1000, budgetMs: 10_000, run: () => enqueueDueGifts(db, now()) };
}
