import { useSite } from '@shop/contracts/page';
import { Button, Picture, Skeleton } from '@shop/design-system';
import { allStaysHref } from '@shop/routes';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { WishView } from '../../views/guest-wishlist.ts';
import { AccountLoadError } from '../account/account-answer.tsx';
import { accountMessages } from '../account/account-messages.ts';
import { routerLink } from '../router-link.tsx';
import { useWishes } from './use-wishes.ts';
import css from './wishlist-drawer.module.css';

/** Exposed to the header's drawer: wished stays, and wished activities (ACC-008). */
export function WishlistDrawer() {
  const { wishes, failed } = useWishes();
  if (failed)
    return (
      <accountMessages.Provider>
        <AccountLoadError query={failed} />
      </accountMessages.Provider>
    );
  if (!wishes) return <Skeleton lines={4} />;
  if (wishes.STAY.length + wishes.ACTIVITY.length === 0) return <Empty />;
  return (
    <div className={css.wishes}>
      <Wished kind="stays" wishes={wishes.STAY} />
      <Wished kind="activities" wishes={wishes.ACTIVITY} />
    </div>
  );
}

function Wished({ kind, wishes }: { readonly kind: 'stays' | 'activities'; readonly wishes: readonly WishView[] }) {
  const titleId = useId();
  if (wishes.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        <FormattedMessage id={`account.wishlist.${kind}`} />
      </h3>
      <ul role="list" className={css.list}>
        {wishes.map((wish) => (
          <li key={wish.id} className={css.wish}>
            <Picture url={wish.imageUrl} alt="" shape="thumbnail" sizes="6rem" className={css.picture} />
            <div>
              <Link to={wish.uri} className={css.link}>
                {wish.label}
              </Link>
              <p className={css.hotel}>{wish.hotel}</p>
              {!wish.available && (
                <p className={css.hotel}>
                  <FormattedMessage id="account.wishlist.gone" />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Empty() {
  const { locale } = useSite();
  return (
    <div className={css.wishes}>
      <p>
        <FormattedMessage id="account.wishlist.empty" />
      </p>
      <Button look="primary" href={allStaysHref(locale)} render={routerLink}>
        <FormattedMessage id="account.wishlist.add" />
      </Button>
    </div>
  );
}
