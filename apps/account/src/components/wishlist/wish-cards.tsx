import { Badge, Grid, ProductCard, Section } from '@shop/design-system';
import type { Wish } from '@shop/contracts/page';
import { useIntl } from 'react-intl';
import type { WishView } from '../../views/guest-wishlist.ts';
import { routerLink } from '../router-link.tsx';
import { WishlistHeart } from './wishlist-heart.tsx';

export interface WishCardsProps {
  readonly type: Wish['type'];
  readonly wishes: readonly WishView[];
}

/** Wishes of one kind as cards, each with the heart that takes it off again. */
export function WishCards({ type, wishes }: WishCardsProps) {
  const intl = useIntl();
  if (wishes.length === 0) return null;
  return (
    <Section title={intl.formatMessage({ id: `account.wishlist.${type === 'STAY' ? 'stays' : 'activities'}` })}>
      <Grid as="ul" role="list" columns={3}>
        {wishes.map(({ available, ...wish }) => (
          <li key={wish.id}>
            <ProductCard
              imageUrl={wish.imageUrl}
              alt=""
              place={wish.hotel}
              title={wish.label}
              href={wish.uri}
              render={routerLink}
              kind={type === 'STAY' ? 'weekend' : 'activity'}
              action={<WishlistHeart wish={{ ...wish, type }} />}
              extra={!available && <Badge tone="warning">{intl.formatMessage({ id: 'account.wishlist.gone' })}</Badge>}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
