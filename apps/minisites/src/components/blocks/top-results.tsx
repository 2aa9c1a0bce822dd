import { contentActivitiesQuery, contentStaysQuery, type ContentCard } from '@shop/api-client';
import type { TopSearchResultsBlock } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { CardSkeleton, Grid, Section } from '@shop/design-system';
import { hrefFor, resultsHref } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { activitiesRequested, blockSearch, namesPoint, offersRequested } from '../../views/top-search.ts';
import { CardRow } from './card-row.tsx';
import { SeeAll } from './see-all.tsx';

interface TopResultsProps {
  readonly block: TopSearchResultsBlock;
}

/** Stays or gifts that answer a search of the content. */
export function TopStays({ block }: TopResultsProps) {
  const { locale } = useSite();
  const { data, isPending, failureCount } = useQuery(contentStaysQuery(offersRequested(block, locale)));
  return <Results block={block} isPending={isPending && failureCount === 0} cards={data} all={resultsHref(locale, blockSearch(block))} />;
}

/** Activities without a stay that answer a search of the content. */
export function TopActivities({ block }: TopResultsProps) {
  const { locale } = useSite();
  const { data, isPending, failureCount } = useQuery(contentActivitiesQuery(activitiesRequested(block, locale)));
  return <Results block={block} isPending={isPending && failureCount === 0} cards={data} all={hrefFor('activities', locale)} />;
}

interface ResultsProps extends TopResultsProps {
  readonly cards: readonly ContentCard[] | undefined;
  /** On their way at the first try: an answer that failed once is asked for again unseen. */
  readonly isPending: boolean;
  /** Where all of them are, if content does not say. */
  readonly all: string;
}

/** Nothing on an error or without a product (spec 2, section 8); while they are on their way their place is kept. */
function Results({ block, cards, isPending, all }: ResultsProps) {
  if (!isPending && !cards?.length) return null;
  return (
    <Section
      title={block.title}
      intro={block.subtitle}
      action={<SeeAll url={block.link?.url ?? all} newTab={block.link?.newTab} label={block.link?.label} of={block.title} />}
    >
      {cards ? <CardRow list={block.id} cards={cards} withoutDistance={!namesPoint(block)} /> : <Waiting count={block.limit || 3} />}
    </Section>
  );
}

function Waiting({ count }: { readonly count: number }) {
  return (
    <Grid columns={count % 4 === 0 ? 4 : 3} phone="row" aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </Grid>
  );
}
