import type { FoundOffer } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Message } from '@shop/design-system';
import type { PageView, ResultColumns } from '@shop/domain';
import { START, withoutFilters, type SearchState } from '@shop/routes';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { openedWindow } from '../../components/opened/opened-window.tsx';
import { ResultsList } from '../../components/results/results-list.tsx';
import { ResultsPages } from '../../components/results/results-pages.tsx';
import { ResultsSkeleton } from '../../components/results/results-skeleton.tsx';
import { SearchFailed } from '../../components/results/search-failed.tsx';
import { pricedSearch } from '../../views/results/card-request.ts';
import { isActivity, type FoundCard } from '../../views/results/found.ts';
import type { ResultsView } from '../../views/results/results-view.ts';
import { useWishes } from '../results/use-wishes.ts';
import type { useSearchState } from '../use-search-state.ts';
import css from './gift-stays.module.css';

const ConditionsModal = openedWindow(() =>
  import(/* webpackChunkName: "opened-filters" */ '../../components/results/conditions-modal.tsx').then((module) => module.ConditionsModal),
);

interface GiftStaysListProps {
  readonly state: SearchState;
  readonly view: ResultsView;
  readonly pagination: PageView | undefined;
  readonly columns: ResultColumns;
  readonly hrefOf: (state: SearchState) => string;
  readonly navigateTo: ReturnType<typeof useSearchState>[1];
  readonly onRetry: () => void;
}

/** The cards of a gift's stays, their pages, and a way on where none fits. */
export function GiftStaysList({ state, view, pagination, columns, hrefOf, navigateTo, onRetry }: GiftStaysListProps) {
  const { locale, today } = useSite();
  const [wished, onWish] = useWishes();
  const [requested, setRequested] = useState<FoundOffer>();
  const actions = useMemo(() => ({ onWish, onConditions: (card: FoundCard) => setRequested(card as FoundOffer) }), [onWish]);
  if (view.kind === 'loading') return <ResultsSkeleton />;
  if (view.kind === 'failed') return <SearchFailed again={onRetry} />;
  if (view.found.cards.length === 0)
    return (
      <div className={css.empty}>
        <Message live>
          <FormattedMessage id="search.gift.empty" />
        </Message>
        <Button look="brand" onClick={() => navigateTo(withoutFilters(state))}>
          <FormattedMessage id="search.empty.removeFilters" />
        </Button>
        <Button look="link" onClick={() => navigateTo(START)}>
          <FormattedMessage id="search.gift.all" />
        </Button>
      </div>
    );
  return (
    <>
      <ResultsList
        cards={view.found.cards}
        state={state}
        locale={locale}
        today={today}
        wished={wished}
        isAssigned={false}
        actions={actions}
        columns={columns}
        hasEagerPicture
      />
      {pagination && <ResultsPages pagination={pagination} state={state} locale={locale} hrefOf={hrefOf} />}
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
