import { toggleWishAtom, wishedStaysAtom, wishKey, type Wish } from '@shop/contracts/page';
import { IconButton, useHydrated } from '@shop/design-system';
import { useAtomValue, useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';

/** Exposed to cards and pages: `<Slot remote="account" widget="WishlistHeart" with={{ wish }} hydrate="interaction"/>`. */
export function WishlistHeart({ wish }: { readonly wish?: unknown }) {
  const intl = useIntl();
  const wished = useAtomValue(wishedStaysAtom);
  const toggle = useSetAtom(toggleWishAtom);
  const isHydrated = useHydrated();
  if (!isWish(wish)) return null;
  const isWished = isHydrated && wished.has(wishKey(wish));
  return (
    <IconButton
      icon="heart"
      look="floating"
      label={intl.formatMessage({ id: 'account.wishlist.keep' }, { label: wish.label })}
      pressed={isWished}
      onClick={() => toggle(wish)}
    />
  );
}

function isWish(value: unknown): value is Wish {
  const { type, id, label } = (value ?? {}) as Record<string, unknown>;
  return (type === 'STAY' || type === 'ACTIVITY') && typeof id === 'string' && typeof label === 'string';
}
