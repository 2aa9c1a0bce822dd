import type { PageContent } from '@shop/api-client';
import { Container, Hero } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import { HomeSearch } from '../../components/home/home-search.tsx';
import { PageHead } from '../../components/shared/page-head.tsx';
import { RetainedQueries } from '../../components/shared/retained-queries.tsx';
import { below } from './below-part.ts';
import css from './blocks-page.module.css';

export interface BlocksPageProps {
  readonly content: PageContent;
  readonly flow: SearchFlow;
  /** The season that the page is dressed for. */
  readonly season?: string;
}

/** The home page or a landing page: the search box at once, all below it on the first interaction. */
export function BlocksPage({ content, flow, season }: BlocksPageProps) {
  const { seo, jumbotron } = content;
  return (
    <Container className={css.page} data-season={season}>
      <PageHead seo={seo} />
      <Hero imageUrl={jumbotron.imageUrl} narrowImageUrl={jumbotron.imageMobile} title={jumbotron.title} text={jumbotron.subtitle}>
        <HomeSearch flow={flow} />
      </Hero>
      <RetainedQueries />
      <below.Part content={content} flow={flow} />
    </Container>
  );
}
