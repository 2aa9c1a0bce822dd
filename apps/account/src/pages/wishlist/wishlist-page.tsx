import { isSignedIn, type WishedFor } from '@shop/api-client';
import { useSite, type Wish } from '@shop/contracts/page';
import { Button, EmptyState, Message, Skeleton, useHydrated } from '@shop/design-system';
import { allStaysHref, hrefFor } from '@shop/routes';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountLoadError } from '../../components/account/account-answer.tsx';
import { AccountLayout } from '../../components/account/account-layout.tsx';
import { accountMessages, useAccountMessages } from '../../components/account/account-messages.ts';
import { SessionGuard } from '../../components/account/session-guard.tsx';
import { routerLink } from '../../components/router-link.tsx';
import { ListTools } from '../../components/wishlist/owner/list-tools.tsx';
import { WishAlert } from '../../components/wishlist/owner/wish-alert.tsx';
import { WishNote } from '../../components/wishlist/owner/wish-note.tsx';
import { PricedFor } from '../../components/wishlist/priced-for.tsx';
import { useFocusAfterRemoval } from '../../components/wishlist/use-focus-after-removal.ts';
import { useLastSearch } from '../../components/wishlist/use-last-search.ts';
import { usePricedWishes } from '../../components/wishlist/use-priced-wishes.ts';
import { WishCards } from '../../components/wishlist/wish-cards.tsx';
import type { Wishes, WishView } from '../../views/guest-wishlist.ts';

/** Everything that was wished, stays and activities apart. Only the browser knows a guest's list. */
export function WishlistPage() {
  return (
    <accountMessages.Provider>
      <Page />
    </accountMessages.Provider>
  );
}

function Page() {
  const intl = useIntl();
  const isAlive = useHydrated();
  const title = intl.formatMessage({ id: 'account.wishlist.title' });
  return (
    <AccountLayout screen="wishlist" title={title} width="page">
      {isAlive ? <WishlistBody /> : <Skeleton lines={6} />}
    </AccountLayout>
  );
}

function WishlistBody() {
  const wish = useLastSearch();
  const { wishes, failed, isOwn } = usePricedWishes(wish);
  if (failed) return <AccountLoadError query={failed} />;
  if (!wishes) return <Skeleton lines={6} />;
  return <WishLists wishes={wishes} wish={wish} isOwn={isOwn} />;
}

function WishLists({ wishes, wish, isOwn }: ShownWishes & { readonly isOwn: boolean }) {
  const { STAY, ACTIVITY } = wishes;
  const list = useFocusAfterRemoval([...STAY.map(({ id }) => `STAY ${id}`), ...ACTIVITY.map(({ id }) => `ACTIVITY ${id}`)]);
  const Lists = isOwn ? OwnWishes : GuestWishes;
  return <div ref={list}>{STAY.length + ACTIVITY.length === 0 ? <Empty /> : <Lists wishes={wishes} wish={wish} />}</div>;
}

interface ShownWishes {
  readonly wishes: Wishes;
  /** For whom and when they are priced. */
  readonly wish: WishedFor;
}

function OwnWishes({ wishes, wish }: ShownWishes) {
  const t = useAccountMessages();
  const note = (type: Wish['type']) => (view: WishView) => <WishNote item={{ type, id: view.id }} label={view.label} note={view.note} />;
  const ofStay = (view: WishView) => (
    <>
      {view.available && (
        <WishAlert
          name={`alert-${view.id}`}
          label={t('wishes.alert')}
          about={view.label}
          ids={[view.id]}
          on={view.alert === true}
          wish={wish}
        />
      )}
      {note('STAY')(view)}
    </>
  );
  return (
    <SessionGuard>
      <ListTools stays={wishes.STAY} wish={wish} />
      {wishes.STAY.length > 0 && <PricedFor wish={wish} />}
      <WishCards type="STAY" wishes={wishes.STAY} wish={wish} tools={ofStay} />
      <WishCards type="ACTIVITY" wishes={wishes.ACTIVITY} wish={wish} tools={note('ACTIVITY')} />
    </SessionGuard>
  );
}

function GuestWishes({ wishes, wish }: ShownWishes) {
  return (
    <>
      <GuestNote />
      <WishCards type="STAY" wishes={wishes.STAY} wish={wish} />
      <WishCards type="ACTIVITY" wishes={wishes.ACTIVITY} wish={wish} />
    </>
  );
}

function Empty() {
  const intl = useIntl();
  const { locale } = useSite();
  return (
    <EmptyState
      icon="heart"
      title={intl.formatMessage({ id: 'account.wishlist.empty' })}
      action={
        <Button look="primary" size="large" href={allStaysHref(locale)} render={routerLink}>
          <FormattedMessage id="account.wishlist.add" />
        </Button>
      }
    />
  );
}

/** A guest's list is on this device alone; an account has it everywhere. */
function GuestNote() {
  const { locale, toggles } = useSite();
  if (isSignedIn() || toggles?.customerAccount === false) return null;
  const signin = hrefFor('signin', locale, {}, { query: { origin: hrefFor('wishlist', locale) } });
  return (
    <Message
      action={
        <Button href={signin} render={routerLink}>
          <FormattedMessage id="account.signin.title" />
        </Button>
      }
    >
      <FormattedMessage id="account.wishlist.onDevice" />
    </Message>
  );
}
