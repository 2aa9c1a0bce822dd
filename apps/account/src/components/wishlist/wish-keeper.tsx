import { askedWishesAtom, wishedStaysAtom, wishKey, type AskedWish } from '@shop/contracts/page';
import { Toasts, useToasts } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { isSignedIn } from './is-signed-in.ts';
import { handOverWishes, useKeepWish } from './use-keep-wish.ts';
import { useWishes } from './use-wishes.ts';

/**
 * Lent to every page, seen only when something fails: shows every heart what is wished, and keeps what was pressed. A wish
 * that could not be kept is taken back, with a message (spec 1, section 4, wishlist).
 */
export function WishKeeper() {
  const intl = useIntl();
  const [asked, setAsked] = useAtom(askedWishesAtom);
  const setWished = useSetAtom(wishedStaysAtom);
  const keep = useKeepWish();
  const wishes = useWishes();
  const queryClient = useQueryClient();
  const { toasts, show, dismiss } = useToasts();

  useEffect(() => {
    if (isSignedIn()) handOverWishes(queryClient).catch(() => undefined);
  }, [queryClient]);
  useEffect(() => {
    if (!wishes) return;
    const kept = [...wishes.STAY.map(({ id }) => id), ...wishes.ACTIVITY.map(({ id }) => wishKey({ type: 'ACTIVITY', id }))];
    setWished(new Set(kept));
  }, [wishes, setWished]);
  useEffect(() => {
    const [first] = asked;
    if (!first) return;
    setAsked((all) => all.filter((one) => one !== first));
    keep(first).catch(() => {
      setWished((wished) => turnedBack(wished, first));
      show({ kind: 'error', text: intl.formatMessage({ id: 'account.wishlist.failed' }, { label: first.wish.label }) });
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

function turnedBack(wished: ReadonlySet<string>, { wish, isWished }: AskedWish): ReadonlySet<string> {
  const next = new Set(wished);
  if (isWished) next.delete(wishKey(wish));
  else next.add(wishKey(wish));
  return next;
}
