import { useSite } from '@shop/contracts/page';
import { Button, Container, EmptyState, Message, Skeleton, useHydrated } from '@shop/design-system';
import { START, hrefFor, resultsHref } from '@shop/routes';
import { FormattedMessage, useIntl } from 'react-intl';
import { routerLink } from '../../components/router-link.tsx';
import { isSignedIn } from '../../components/wishlist/is-signed-in.ts';
import { useWishes } from '../../components/wishlist/use-wishes.ts';
import { WishCards } from '../../components/wishlist/wish-cards.tsx';
import css from './wishlist-page.module.css';

/** Everything that was wished, stays and activities apart (spec 2, sections 2 and 8). Only the browser knows a guest's list. */
export function WishlistPage() {
  const intl = useIntl();
  const isAlive = useHydrated();
  const title = intl.formatMessage({ id: 'account.wishlist.title' });
  return (
    <Container className={css.page}>
      <title>{title}</title>
      <h1>{title}</h1>
      {isAlive ? <Wishes /> : <Skeleton lines={6} />}
    </Container>
  );
}

function Wishes() {
  const wishes = useWishes();
  if (!wishes) return <Skeleton lines={6} />;
  if (wishes.STAY.length + wishes.ACTIVITY.length === 0) return <Empty />;
  return (
    <>
      <GuestNote />
      <WishCards type="STAY" wishes={wishes.STAY} />
      <WishCards type="ACTIVITY" wishes={wishes.ACTIVITY} />
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
        <Button look="primary" size="large" href={resultsHref(locale, START)} render={routerLink}>
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
