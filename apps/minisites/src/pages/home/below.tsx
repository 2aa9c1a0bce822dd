import type { PageContent } from '@shop/api-client';
import type { SearchFlow } from '@shop/domain';
import { ContentBlocks } from '../../components/blocks/content-blocks.tsx';
import { FamilyShortcut } from '../../components/home/family-shortcut.tsx';
import { MobileExtra } from '../../components/home/mobile-extra.tsx';
import { RecentlyViewed } from '../../components/home/recently-viewed.tsx';
import { ThemeTiles } from '../../components/home/theme-tiles.tsx';

export { loadBlocks } from './load-blocks.ts';

export interface BelowProps {
  readonly content: PageContent;
  readonly flow: SearchFlow;
}

/** What follows the search box: themes, and the blocks in the order of the content (spec 2, section 2). */
export function Below({ content: { mobileExtra, familyShortcut, themes, blocks }, flow }: BelowProps) {
  return (
    <>
      {mobileExtra && <MobileExtra extra={mobileExtra} />}
      <ThemeTiles themes={themes} />
      {familyShortcut && <FamilyShortcut shortcut={familyShortcut} />}
      <ContentBlocks blocks={blocks} flow={flow} />
      <RecentlyViewed />
    </>
  );
}
