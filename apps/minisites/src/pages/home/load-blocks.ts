import { boxesBlockQuery, contentActivitiesQuery, contentStaysQuery, giftBlockQuery, targetedBannersQuery } from '@shop/api-client';
import type { ContentBlock, Locale } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { activitiesRequested, offersRequested } from '../../views/top-search.ts';

/** A page does not wait longer than this for its blocks: those that are late come afterwards, in the place that was kept for them. */
const TIMEOUT_MS = 2_000;

/** Asks what the blocks of a page show. Never fails: a block without an answer draws nothing. */
export async function loadBlocks(client: QueryClient, blocks: readonly ContentBlock[], locale: Locale): Promise<void> {
  const requested = Promise.all(blocks.map((block) => askFor(client, block, locale)));
  await Promise.race([requested, new Promise((done) => setTimeout(done, TIMEOUT_MS))]);
}

function askFor(client: QueryClient, block: ContentBlock, locale: Locale): Promise<void> | undefined {
  if (block.type === 'TopSearchResults')
    return block.itemType === 'activity_only'
      ? client.prefetchQuery(contentActivitiesQuery(activitiesRequested(block, locale)))
      : client.prefetchQuery(contentStaysQuery(offersRequested(block, locale)));
  if (block.type === 'BestBoxes') return client.prefetchQuery(boxesBlockQuery({ locale }));
  if (block.type === 'GiftBlock') return client.prefetchQuery(giftBlockQuery({ locale }));
  if (block.type === 'TargetedBanner') return client.prefetchQuery(targetedBannersQuery({ locale, page: 'home' }));
  return undefined;
}
