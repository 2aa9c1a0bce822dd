import { homeQuery, offersQuery } from '@shop/api-client';
import type { HomeContent } from '@shop/contracts';
import { queryClientContext, siteContext, useSite } from '@shop/contracts/page';
import { Container, Hero } from '@shop/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { GiftTeaser } from '../components/gift-teaser.tsx';
import { HomeSearch } from '../components/home-search.tsx';
import { Reassurance } from '../components/reassurance.tsx';
import { ThemeTiles } from '../components/theme-tiles.tsx';
import { TopSearch } from '../components/top-search.tsx';
import { blockQuestion, stayBlocks } from '../views/top-search.ts';
import css from './home.module.css';

/** Critical: the content, and the stays of every block; a block that fails costs itself only. */
export async function homeLoader({ context }: LoaderFunctionArgs) {
  const client = context.get(queryClientContext);
  const { locale } = context.get(siteContext);
  const { booking } = await client.ensureQueryData(homeQuery({ locale }));
  const questions = stayBlocks(booking?.blocks ?? []).map((block) => offersQuery(blockQuestion(block, locale)));
  await Promise.all(questions.map((question) => client.prefetchQuery(question)));
  return null;
}

/** The home page of the booking flow (spec 2, section 2); without content it shows nothing. */
export function HomePage() {
  const { locale } = useSite();
  const { data } = useSuspenseQuery(homeQuery({ locale }));
  const content = data.booking;
  if (!content) return null;
  const { jumbotron, themes, blocks } = content;
  return (
    <>
      <HomeHead seo={content.seo} />
      <Container className={css.page}>
        <Hero imageUrl={jumbotron.imageUrl} title={jumbotron.title} text={jumbotron.subtitle}>
          <HomeSearch />
        </Hero>
        <ThemeTiles themes={themes} />
        {stayBlocks(blocks).map((block) => (
          <TopSearch key={block.id} block={block} />
        ))}
        <GiftTeaser />
        <Reassurance />
      </Container>
    </>
  );
}

function HomeHead({ seo }: Pick<HomeContent, 'seo'>) {
  const robots = `${seo.index ? 'index' : 'noindex'}, ${seo.follow ? 'follow' : 'nofollow'}`;
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <meta name="robots" content={robots} />
    </>
  );
}
