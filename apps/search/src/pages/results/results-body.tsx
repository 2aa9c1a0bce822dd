import type { FoundOffer } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Message } from '@shop/design-system';
import { crossSellBlocks, inlineBlocks, NIGHT_LIMITS, showsFamilyBlock, type PageView, type ResultColumns } from '@shop/domain';
import { isTooLong, withoutFilters, type SearchState } from '@shop/routes';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { openedWindow } from '../../components/opened/opened-window.tsx';
import { PromoBlocks } from '../../components/results/promo-blocks.tsx';
import { ResultsList } from '../../components/results/results-list.tsx';
import { FamilyBlock, NoResults, SuggestionMessage } from '../../components/results/results-messages.tsx';
import { SeoText, SuggestionSections } from '../../components/results/results-more.tsx';
import { ResultsPages } from '../../components/results/results-pages.tsx';
import { ResultsSkeleton } from '../../components/results/results-skeleton.tsx';
import { SearchFailed } from '../../components/results/search-failed.tsx';
import { pricedSearch } from '../../views/results/card-request.ts';
import { offeredBlocks } from '../../views/results/offered-blocks.ts';
import { isActivity, type FoundCard } from '../../views/results/found.ts';
import type { ResultsView } from '../../views/results/results-view.ts';
import type { useSearchState } from '../use-search-state.ts';
import { useBanner } from './use-banner.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useWishes } from './use-wishes.ts';

const ConditionsModal = openedWindow(() =>
  import(/* webpackChunkName: "opened-filters" */ '../../components/results/conditions-modal.tsx').then((module) => module.ConditionsModal),
);

const NO_CARDS: readonly FoundCard[] = [];

/** Visitors of this experiment get an extra discount by themselves (spec 1, section 4). */
const AUTO_DISCOUNT = 'autoDiscount';

export interface ResultsBodyProps {
  readonly state: SearchState;
  readonly view: ResultsView;
  readonly pagination: PageView | undefined;
  readonly place: string | undefined;
  readonly columns: ResultColumns;
  readonly navigateTo: ReturnType<typeof useSearchState>[1];
  readonly onRetry: () => void;
}

/** Everything below the filters: cards, suggestions, links, text, pages, ways to give, in this order (spec 1, section 2). */
export function ResultsBody(props: ResultsBodyProps) {
  const { state, view, pagination, onRetry } = props;
  usePrefetch(state, { cards: view.kind === 'found' ? view.found.cards : NO_CARDS, pagination });
  if (view.kind === 'loading') return <ResultsSkeleton />;
  if (view.kind === 'failed') return <SearchFailed again={onRetry} />;
  return <FoundBody {...props} view={view} />;
}

function FoundBody(props: ResultsBodyProps & { readonly view: ResultsView & { kind: 'found' } }) {
  const { state, view, pagination, place, columns, navigateTo } = props;
  const site = useSite();
  const intl = useIntl();
  const banner = useBanner(state);
  const [wished, onWish] = useWishes();
  const [requested, setRequested] = useState<FoundOffer>();
  const actions = useMemo(
    () => ({ onWish, onConditions: (card: FoundOffer | { itemCategory?: string }) => setRequested(card as FoundOffer) }),
    [onWish],
  );
  const { found, message, suggestions } = view;
  const { locale, today, customerCare: isCustomerCare = false, experiments, toggles } = site;
  const inline = inlineBlocks({ flow: state.flow, hasBanner: banner !== undefined, isCustomerCare });
  const list = { state, locale, today, wished, actions, columns, isAssigned: experiments?.[AUTO_DISCOUNT] !== undefined };
  return (
    <>
      {found.cards.length === 0 && isTooLong(state) && (
        <Message live>{intl.formatMessage({ id: 'search.message.tooLong' }, { nights: NIGHT_LIMITS.max })}</Message>
      )}
      {message === 'noResults' && (
        <NoResults
          state={state}
          isPlaceKnown={found.details.place !== undefined}
          locale={locale}
          onRemoveFilters={() => navigateTo(withoutFilters(state))}
        />
      )}
      {list.isAssigned && state.flow !== 'gifting' && <Message kind="success">{intl.formatMessage({ id: 'search.discount' })}</Message>}
      <ResultsList
        {...list}
        cards={found.cards}
        blocks={inline.map((blocks) => offeredBlocks(blocks, toggles))}
        banner={banner}
        hasEagerPicture
      />
      <SuggestionMessage message={message} />
      {suggestions === undefined && <ResultsSkeleton count={3} />}
      {suggestions && suggestions.length > 0 && <ResultsList {...list} cards={suggestions} />}
      {!isCustomerCare && showsFamilyBlock(state) && <FamilyBlock state={state} locale={locale} />}
      <SuggestionSections sections={found.links} />
      {found.page && (
        <SeoText title={intl.formatMessage({ id: 'search.seo.title' }, { place: place ?? 'none' })} text={found.page.serpSeoLargeContent} />
      )}
      {pagination && <ResultsPages pagination={pagination} state={state} locale={locale} />}
      <PromoBlocks blocks={offeredBlocks(crossSellBlocks(state.flow, isCustomerCare), toggles)} locale={locale} banner={undefined} />
      {requested && !isActivity(requested) && (
        <ConditionsModal
          offer={requested}
          checkin={pricedSearch(state, requested).checkin}
          locale={locale}
          onClose={() => setRequested(undefined)}
        />
      )}
    </>
  );
}
