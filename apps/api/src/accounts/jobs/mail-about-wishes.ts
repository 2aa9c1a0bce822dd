import type { ShopIndex } from '../../availability/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { mailWishNews } from '../wishes/mail-wish-news.ts';

export interface WishJobDeps {
  readonly db: Database;
  /** What stays cost now. */
  readonly index: Pick<ShopIndex, 'stays'>;
  /** The shop's clock. */
  readonly now: () => Date;
}

/** Tells customers of stays on their list that are cheaper or sold out. */
export function mailAboutWishes({ db, index, now }: WishJobDeps): Job {
  return {
    name: 'mail-about-wishes',
    everyMs: 600_000,
    budgetMs: 120_000,
    isExclusive: true,
    run: () => mailWishNews({ db, index, now: now() }),
  };
}
