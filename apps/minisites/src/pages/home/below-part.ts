import type { ContentBlock, Locale } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { lazyHydration } from '@shop/design-system';
import type { BelowProps } from './below.tsx';

const code = () => import(/* webpackChunkName: "below" */ './below.tsx');

/** Everything below the search box. */
export const below = lazyHydration<BelowProps>(() => code().then(({ Below }) => Below));

/** For loaders: the part's code, and what its blocks show. Where the code is lost the page stands without, and fetches it when it is used. */
export async function prepareBelow(client: QueryClient, blocks: readonly ContentBlock[], locale: Locale): Promise<void> {
  const loaded = await code().catch(() => undefined);
  if (loaded) await Promise.all([below.prepare(), loaded.loadBlocks(client, blocks, locale)]);
}
