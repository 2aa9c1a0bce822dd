import type { ContentCard } from '@shop/api-client';
import { toggleWishAtom, wishedStaysAtom, wishKey } from '@shop/contracts/page';
import { IconButton, useHydrated } from '@shop/design-system';
import { useAtomValue, useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { wishOf } from '../../views/wish-of.ts';

/** Keeps a stay or an activity on the list of wishes, or takes it off; the account remote remembers it (spec 2, section 4). */
export function CardHeart({ card }: { readonly card: ContentCard }) {
  const intl = useIntl();
  const wished = useAtomValue(wishedStaysAtom);
  const toggle = useSetAtom(toggleWishAtom);
  const isHydrated = useHydrated();
  const wish = wishOf(card);
  const isWished = isHydrated && wished.has(wishKey(wish));
  const label = intl.formatMessage({ id: 'minisites.card.wish' }, { title: card.label });
  return <IconButton icon="heart" look="floating" label={label} pressed={isWished} onClick={() => toggle(wish)} />;
}
