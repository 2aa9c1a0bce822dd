import type { WishedFor } from '@shop/api-client';
import { Badge, Grid, ProductCard, Section, Stack } from '@shop/design-system';
import { useSite, type Wish } from '@shop/contracts/page';
import { formatStayMirror } from '@shop/routes';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { WishView } from '../../views/guest-wishlist.ts';
import { wishCard } from '../../views/wish-card.ts';
import { useAccountMessages } from '../account/account-messages.ts';
import { routerLink } from '../router-link.tsx';
import { WishlistHeart } from './wishlist-heart.tsx';

export interface WishCardsProps {
  readonly type: Wish['type'];
  readonly wishes: readonly WishView[];
  /** For whom and when they are priced. */
  readonly wish: WishedFor;
  /** What a customer does with each beyond its heart. */
  readonly tools?: (view: WishView) => ReactNode;
}

/** Wishes of one kind as cards, each with its heart. */
export function WishCards({ type, wishes, tools, ...search }: WishCardsProps) {
  const intl = useIntl();
  if (wishes.length === 0) return null;
  return (
    <Section title={intl.formatMessage({ id: `account.wishlist.${type === 'STAY' ? 'stays' : 'activities'}` })}>
      <Grid as="ul" role="list" columns={3}>
        {wishes.map((view) => (
          <li key={view.id}>
            <Stack gap={3}>
              <WishCard type={type} view={view} {...search} />
              {tools?.(view)}
            </Stack>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function WishCard({ type, view, wish: search }: { readonly type: Wish['type']; readonly view: WishView; readonly wish: WishedFor }) {
  const { locale } = useSite();
  const t = useAccountMessages();
  const { available, unavailable, place, card, note: _note, alert: _alert, ...wish } = view;
  return (
    <ProductCard
      imageUrl={wish.imageUrl}
      alt=""
      place={place ?? wish.hotel}
      {...(card && wishCard(card, { type, wish: search, isElsewhen: unavailable !== undefined, locale, t }))}
      title={wish.label}
      href={type === 'STAY' && card ? wish.uri + formatStayMirror(search) : wish.uri}
      render={routerLink}
      kind={type === 'STAY' ? 'weekend' : 'activity'}
      action={<WishlistHeart wish={{ ...wish, type }} />}
      extra={<WishState available={available} unavailable={unavailable} />}
    />
  );
}

function WishState({ available, unavailable }: Pick<WishView, 'available' | 'unavailable'>) {
  const intl = useIntl();
  const t = useAccountMessages();
  if (available && !unavailable) return null;
  return (
    <div>
      <Badge tone="warning">{available ? t(`wishes.${unavailable}`) : intl.formatMessage({ id: 'account.wishlist.gone' })}</Badge>
    </div>
  );
}
