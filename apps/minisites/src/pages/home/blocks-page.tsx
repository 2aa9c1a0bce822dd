import type { PageContent } from '@shop/api-client';
import { Container, Hero } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import { ContentBlocks } from '../../components/blocks/content-blocks.tsx';
import { FamilyShortcut } from '../../components/home/family-shortcut.tsx';
import { HomeSearch } from '../../components/home/home-search.tsx';
import { MobileExtra } from '../../components/home/mobile-extra.tsx';
import { RecentlyViewed } from '../../components/home/recently-viewed.tsx';
import { ThemeTiles } from '../../components/home/theme-tiles.tsx';
import { Newsletter } from '../../components/newsletter/newsletter.tsx';
import { PageHead } from '../../components/shared/page-head.tsx';
import css from './blocks-page.module.css';

export interface BlocksPageProps {
  readonly content: PageContent;
  readonly flow: SearchFlow;
  /** The season that the page is dressed for. */
  readonly season?: string;
}

/** The home page or a landing page: search box, themes, and the blocks in the order of the content (spec 2, section 2). */
export function BlocksPage({ content, flow, season }: BlocksPageProps) {
  const { seo, jumbotron, mobileExtra, familyShortcut, themes, blocks, hasNewsletter } = content;
  return (
    <div data-season={season}>
      <PageHead seo={seo} />
      <Container className={css.page}>
        <Hero imageUrl={jumbotron.imageUrl} title={jumbotron.title} text={jumbotron.subtitle}>
          <HomeSearch flow={flow} />
        </Hero>
        {mobileExtra && <MobileExtra extra={mobileExtra} />}
        <ThemeTiles themes={themes} />
        {familyShortcut && <FamilyShortcut shortcut={familyShortcut} />}
        <ContentBlocks blocks={blocks} flow={flow} />
        {hasNewsletter && <Newsletter />}
        <RecentlyViewed />
      </Container>
    </div>
  );
}
