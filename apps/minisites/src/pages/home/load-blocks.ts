import { boxesBlockQuery, contentActivitiesQuery, contentStaysQuery, targetedBannersQuery } from '@shop/api-client';
import type { ContentBlock, Locale } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { activitiesAsked, offersAsked } from '../../views/top-search.ts';

/** A page does not wait longer than this for its blocks: those that are late come afterwards, in the place that was kept for them. */
const PATIENCE_MS = 2_000;

/** Asks what the blocks of a page show. Never fails: a block without an answer draws nothing. */
export async function loadBlocks(client: QueryClient, blocks: readonly ContentBlock[], locale: Locale): Promise<void> {
  const asked = Promise.all(blocks.map((block) => askFor(client, block, locale)));
  await Promise.race([asked, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
}

function askFor(client: QueryClient, block: ContentBlock, locale: Locale): Promise<void> | undefined {
  if (block.type === 'TopSearchResults')
    return block.itemType === 'activity_only'
      ? client.prefetchQuery(contentActivitiesQuery(activitiesAsked(block, locale)))
      : client.prefetchQuery(contentStaysQuery(offersAsked(block, locale)));
  if (block.type === 'BestBoxes') return client.prefetchQuery(boxesBlockQuery({ locale }));
  if (block.type === 'TargetedBanner') return client.prefetchQuery(targetedBannersQuery({ locale, page: 'home' }));
  return undefined;
}
