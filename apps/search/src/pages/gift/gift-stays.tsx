import { hasGiftSession, heldGiftQuery, type SearchedGift } from '@shop/api-client';
import type { BeneficiaryView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Container, brandNameOf, useHydrated } from '@shop/design-system';
import { pageView } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import { allStaysHref, formatSearchMirror, hrefFor, type SearchState } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { ResultsSkeleton } from '../../components/results/results-skeleton.tsx';
import { SearchFailed } from '../../components/results/search-failed.tsx';
import { routerLink } from '../../components/router-link.tsx';
import { SearchSourceContext } from '../../components/search-source.ts';
import { foundStays } from '../../views/results/found.ts';
import { resultsView } from '../../views/results/results-view.ts';
import { searchedGift } from '../../views/gift-question.ts';
import { PAGE_SIZE } from '../../views/search-question.ts';
import { placeName } from '../../views/place-name.ts';
import page from '../results/results-page.module.css';
import { ResultsControls } from '../results/results-controls.tsx';
import { box } from '../results/results-parts.ts';
import { useOpenModal } from '../results/use-open-modal.ts';
import { ListBesideMap } from '../map/list-beside-map.tsx';
import { useMapPlace } from '../map/use-map-place.ts';
import { useSearchState } from '../use-search-state.ts';
import { GiftStaysList } from './gift-stays-list.tsx';
import { giftSource } from './gift-source.ts';
import css from './gift-stays.module.css';

/** The stays that a box or a single voucher opens, priced after it (GIFT-020 to GIFT-022). */
export function GiftStaysPage() {
  const shop = brandNameOf(useSite());
  const { locale } = useSite();
  const intl = useIntl();
  const isHydrated = useHydrated();
  const isHeld = isHydrated && hasGiftSession();
  const held = useQuery({ ...heldGiftQuery(locale), enabled: isHeld });
  return (
    <>
      <title>{intl.formatMessage({ id: 'search.gift.pageTitle' }, { brand: shop })}</title>
      {!isHydrated || (isHeld && held.isPending) ? (
        <Waiting />
      ) : held.isError && !held.data ? (
        <Container className={css.alone}>
          <SearchFailed again={() => void held.refetch()} />
        </Container>
      ) : (
        <Held gift={held.data ?? null} />
      )}
    </>
  );
}

function Held({ gift }: { readonly gift: BeneficiaryView | null }) {
  const { locale } = useSite();
  if (!gift) return <NoGift />;
  if (gift.status !== 'active' || gift.kind === 'DIGITAL_ACTIVITY_ONLY')
    return <Navigate to={hrefFor('beneficiaryLogin', locale)} replace />;
  const searched = searchedGift(gift.kind);
  return searched ? <GiftStays gift={gift} searched={searched} /> : <Navigate to={allStaysHref(locale)} replace />;
}

function GiftStays({ gift, searched }: { readonly gift: BeneficiaryView; readonly searched: SearchedGift }) {
  const site = useSite();
  const { locale } = site;
  const intl = useIntl();
  const [requested, navigateTo] = useSearchState('booking', 'giftStays');
  const state = useMemo<SearchState>(() => ({ ...requested, flow: 'booking' }), [requested]);
  const modal = useOpenModal();
  const map = useMapPlace(state.flow, modal);
  const source = useMemo(() => giftSource(searched, gift.nights ?? undefined), [searched, gift.nights]);
  const { data, isError, refetch } = useQuery(source.offers(state, site));
  const found = useMemo(() => data && foundStays(data), [data]);
  const view = useMemo(() => resultsView({ found, isError, suggestions: [], pageSize: PAGE_SIZE }), [found, isError]);
  const total = found?.details.totalCount;
  const pagination = useMemo(
    () => (total === undefined ? undefined : pageView({ total, page: state.page, pageSize: PAGE_SIZE })),
    [total, state.page],
  );
  const place = placeName(state.place, { found: found?.details.place?.label, recent: [] });
  const hrefOf = (next: SearchState) => `${hrefFor('giftStays', locale)}${formatSearchMirror(next)}`;
  const kind = gift.title ?? intl.formatMessage({ id: 'search.flow.gifting' });
  return (
    <SearchSourceContext value={source}>
      <div className={css.hero}>
        <Container width={map.pageWidth} className={css.heroInside}>
          <p className={css.quiet}>
            <FormattedMessage
              id="search.gift.lead"
              values={{ title: kind, amount: formatMoney(gift.remaining, locale), day: formatDay(gift.expiresOn, locale, 'shortYear') }}
            />{' '}
            <FormattedMessage id="search.gift.prices" />
          </p>
          <box.Part state={state} placeLabel={place} look="compact" onSearch={navigateTo} />
        </Container>
      </div>
      <Container as="section" width={map.pageWidth} className={page.page} aria-busy={view.kind === 'loading'}>
        <div className={page.found}>
          <ResultsControls {...{ state, view, place, modal, map, navigateTo }} />
          <ListBesideMap map={map} state={state} onSearch={navigateTo}>
            <GiftStaysList {...{ state, view, pagination, hrefOf, navigateTo }} columns={map.columns} onRetry={() => void refetch()} />
          </ListBesideMap>
        </div>
      </Container>
    </SearchSourceContext>
  );
}

/** Nobody knows which gift is meant: its code is asked for. */
function NoGift() {
  const { locale } = useSite();
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `search.gift.none.${id}` });
  return (
    <Container width="narrow" className={css.alone}>
      <h1>{t('title')}</h1>
      <p className={css.quiet}>{t('text')}</p>
      <p>
        <Button look="primary" size="large" href={hrefFor('beneficiaryLogin', locale)} render={routerLink}>
          {t('action')}
        </Button>
      </p>
    </Container>
  );
}

function Waiting() {
  return (
    <Container className={css.alone} aria-busy>
      <h1>
        <FormattedMessage id="search.results.searching" />
      </h1>
      <ResultsSkeleton />
    </Container>
  );
}
