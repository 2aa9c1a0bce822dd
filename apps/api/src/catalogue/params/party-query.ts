import type { Party } from '@shop/domain';

/** The party of a query. */
export function partyOf({ adult, child, baby }: { adult: number; child: number; baby: number }): Party {
  return { adults: adult, children: child, babies: baby };
}
