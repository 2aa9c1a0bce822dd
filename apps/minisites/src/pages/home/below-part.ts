import type { ContentBlock, Locale } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { sleepingPart } from '@shop/design-system';
import type { BelowProps } from './below.tsx';

const code = () => import(/* webpackChunkName: "below" */ './below.tsx');

/** Everything below the search box. */
export const below = sleepingPart<BelowProps>(() => code().then(({ Below }) => Below));

/** For loaders: the part's code, and what its blocks show. */
export async function prepareBelow(client: QueryClient, blocks: readonly ContentBlock[], locale: Locale): Promise<void> {
  const { loadBlocks } = await code();
  await Promise.all([below.prepare(), loadBlocks(client, blocks, locale)]);
}
