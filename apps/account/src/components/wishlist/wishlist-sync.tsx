import { isSignedIn } from '@shop/api-client';
import { requestedWishesAtom, useSite, wishedStaysAtom, wishKey, type RequestedWish } from '@shop/contracts/page';
import { Toasts, useToasts } from '@shop/design-system';
import { LONGEST_WISHLIST } from '@shop/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { WishlistFull } from '../../views/guest-wishlist.ts';
import { handOverWishes, useKeepWish } from './use-keep-wish.ts';
import { useWishes } from './use-wishes.ts';

/** Of what the account has not taken, so many are named. */
const MOST_NAMED = 3;

/**
 * Exposed to every page, seen only when something fails: shows every heart what is wished, and keeps what was pressed. A wish
 * that could not be kept is taken back, with a message (spec 1, section 4, wishlist).
 */
export function WishlistSync() {
  const intl = useIntl();
  const { locale } = useSite();
  const [requested, setRequested] = useAtom(requestedWishesAtom);
  const setWished = useSetAtom(wishedStaysAtom);
  const keep = useKeepWish();
  const { wishes } = useWishes();
  const queryClient = useQueryClient();
  const { toasts, show, dismiss } = useToasts();

  const sayLeftOut = useEffectEvent((labels: readonly string[]) => {
    if (labels.length === 0) return;
    const names = intl.formatList(labels.slice(0, MOST_NAMED));
    show({
      kind: 'error',
      text: intl.formatMessage({ id: 'account.wishlist.leftOut' }, { names, more: Math.max(0, labels.length - MOST_NAMED) }),
    });
  });
  useEffect(() => {
    if (isSignedIn()) handOverWishes(queryClient, locale).then(sayLeftOut, () => undefined);
  }, [queryClient, locale]);
  useEffect(() => {
    if (!wishes) return;
    const stored = [...wishes.STAY.map(({ id }) => id), ...wishes.ACTIVITY.map(({ id }) => wishKey({ type: 'ACTIVITY', id }))];
    setWished(new Set(stored));
  }, [wishes, setWished]);
  useEffect(() => {
    const [first] = requested;
    if (!first) return;
    setRequested((all) => all.filter((one) => one !== first));
    keep(first).catch((error: unknown) => {
      setWished((wished) => turnedBack(wished, first));
      const values = { label: first.wish.label, most: LONGEST_WISHLIST };
      show({
        kind: 'error',
        text: intl.formatMessage({ id: `account.wishlist.${error instanceof WishlistFull ? 'full' : 'failed'}` }, values),
      });
    });
  });
  return (
    <Toasts
      label={intl.formatMessage({ id: 'account.wishlist.messages' })}
      toasts={toasts}
      onDismiss={dismiss}
      closeLabel={intl.formatMessage({ id: 'account.wishlist.close' })}
    />
  );
}

function turnedBack(wished: ReadonlySet<string>, { wish, isWished }: RequestedWish): ReadonlySet<string> {
  const next = new Set(wished);
  if (isWished) next.delete(wishKey(wish));
  else next.add(wishKey(wish));
  return next;
}
