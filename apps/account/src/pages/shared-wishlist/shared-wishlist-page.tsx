import { ApiError, sharedWishlistQuery, type WishedFor } from '@shop/api-client';
import { toggleWishAtom, useSite, wishedStaysAtom, wishKey, type Wish } from '@shop/contracts/page';
import { Button, Container, EmptyState, Stack, useHydrated } from '@shop/design-system';
import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import { DEFAULT_PARTY } from '@shop/domain';
import { allStaysHref, hrefFor } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useParams } from 'react-router';
import { AccountAnswer } from '../../components/account/account-answer.tsx';
import { accountMessages, useAccountMessages } from '../../components/account/account-messages.ts';
import { routerLink } from '../../components/router-link.tsx';
import { PricedFor } from '../../components/wishlist/priced-for.tsx';
import { useLastSearch } from '../../components/wishlist/use-last-search.ts';
import { wishesOf } from '../../components/wishlist/use-priced-wishes.ts';
import { WishCards } from '../../components/wishlist/wish-cards.tsx';
import type { Wishes, WishView } from '../../views/guest-wishlist.ts';
import css from '../../components/account/account-page.module.css';

/** What somebody shares by a link: stays with their prices, no person, no notes. */
export function SharedWishlistPage() {
  return (
    <accountMessages.Provider>
      <Page />
    </accountMessages.Provider>
  );
}

function Page() {
  const site = useSite();
  const { token = '' } = useParams();
  const t = useAccountMessages();
  const last = useLastSearch();
  // The server and the first render know no search: its prices are for two.
  const wish = useHydrated() ? last : DEFAULT_PARTY;
  const shared = useQuery(sharedWishlistQuery({ token, locale: site.locale, wish }));
  const { error } = shared;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const title = t(isGone ? 'shared.gone.title' : 'shared.title');
  return (
    <Container width="page" className={css.page}>
      <title>{pageTitle(title, brandNameOf(site))}</title>
      {isGone ? (
        <Gone />
      ) : (
        <>
          <h1>{title}</h1>
          <AccountAnswer query={shared}>{(list) => <List wishes={wishesOf(list)} wish={wish} />}</AccountAnswer>
        </>
      )}
    </Container>
  );
}

function Gone() {
  const t = useAccountMessages();
  return (
    <EmptyState icon="heart" headingLevel={1} title={t('shared.gone.title')} action={<Explore />}>
      {t('shared.gone.text')}
    </EmptyState>
  );
}

function Explore() {
  const { locale } = useSite();
  const t = useAccountMessages();
  return (
    <Button look="primary" size="large" href={allStaysHref(locale)} render={routerLink}>
      {t('shared.explore')}
    </Button>
  );
}

function List({ wishes, wish }: { readonly wishes: Wishes; readonly wish: WishedFor }) {
  const t = useAccountMessages();
  if (wishes.STAY.length + wishes.ACTIVITY.length === 0) return <EmptyState icon="heart" title={t('shared.empty')} action={<Explore />} />;
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <p>{t('shared.intro')}</p>
        {wishes.STAY.length > 0 && <PricedFor wish={wish} />}
        <AddAll wishes={wishes} />
      </Stack>
      <WishCards type="STAY" wishes={wishes.STAY} wish={wish} />
      <WishCards type="ACTIVITY" wishes={wishes.ACTIVITY} wish={wish} />
    </Stack>
  );
}

/** Adds what the visitor's own list does not hold yet; nothing of it is changed before that press. */
function AddAll({ wishes: { STAY, ACTIVITY } }: { readonly wishes: Wishes }) {
  const { locale } = useSite();
  const t = useAccountMessages();
  const wished = useAtomValue(wishedStaysAtom);
  const toggle = useSetAtom(toggleWishAtom);
  const isHydrated = useHydrated();
  const all = [...STAY.map(wishOf('STAY')), ...ACTIVITY.map(wishOf('ACTIVITY'))];
  const missing = all.filter((each) => !wished.has(wishKey(each)));
  const isDone = isHydrated && missing.length === 0;
  return (
    <div>
      <p role="status">{isDone && t('shared.added')}</p>
      {isDone ? (
        <Button href={hrefFor('wishlist', locale)} render={routerLink}>
          {t('shared.mine')}
        </Button>
      ) : (
        <Button look="primary" icon="heart" onClick={() => missing.toReversed().forEach((each) => toggle(each))}>
          {t('shared.addAll')}
        </Button>
      )}
    </div>
  );
}

const wishOf =
  (type: Wish['type']) =>
  ({ id, label, hotel, imageUrl, uri }: WishView): Wish => ({ type, id, label, hotel, imageUrl, uri });
