import { Button } from '@shop/design-system';
import { useSite } from '@shop/contracts/page';
import type { AutoDiscount } from '@shop/domain';
import { formatStayHash, parseCheckoutProduct, type StayState } from '@shop/routes';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { markOf, type Basket } from '../../../views/order/choices/order-choices.ts';
import { readStarted, STARTED_PLACE } from '../../../views/order/payment/started-order.ts';
import { withoutPayment } from '../../../views/stay/without-payment.ts';
import { openedWindow } from '../../opened/opened-part.tsx';
import { routeLink } from '../../shared/route-link.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import { useStored } from '../use-stored.ts';

const ExpressWindow = openedWindow(() =>
  import(/* webpackChunkName: "express" */ './express-window.tsx').then((module) => module.ExpressWindow),
);

export interface ExpressCheckoutProps {
  /** The booking summary that this is the short way of. */
  readonly wishHref: string | undefined;
  /** There is a final price. What is being paid for stays in sight also where there is none any more, as when it was the last room. */
  readonly isOffered: boolean;
  /** The price is asked again: the window cannot be opened meanwhile. */
  readonly isBusy: boolean;
  readonly promised: AutoDiscount | undefined;
  /** Booking params, which are all that is left after a failure (spec 2, section 4). */
  readonly state: StayState;
}

/** The wallet's button: a window that shows the price, and the confirmation behind it. */
export function ExpressCheckout({ wishHref, ...booking }: ExpressCheckoutProps) {
  const sold = wishHref === undefined ? undefined : parseCheckoutProduct(wishHref.slice(wishHref.indexOf('?')));
  const { payment } = useSite();
  if (!sold || sold.kind === 'missing') return null;
  return payment?.provider === 'stripe' ? <RealWallet href={wishHref} {...booking} /> : <TestWallet basket={sold} {...booking} />;
}

/** Real wallets are buttons of the provider's own form, which only a booking summary lets in: it stands first there. */
function RealWallet({
  href,
  isOffered,
  isBusy,
}: Pick<ExpressCheckoutProps, 'isOffered' | 'isBusy'> & { readonly href: string | undefined }) {
  const t = useMessages();
  if (!isOffered || !href) return null;
  return (
    <Button wide icon="wallet" busy={isBusy} href={href} render={routeLink}>
      {t('product.book.express')}
    </Button>
  );
}

/** While a payment is under way the address says so (`isLoading=1`): after a reload the window is there again and tells how it stands. */
function TestWallet({ basket, isOffered, isBusy, promised, state }: Omit<ExpressCheckoutProps, 'wishHref'> & { readonly basket: Basket }) {
  const t = useMessages();
  const navigate = useNavigate();
  // What the entry of the history keeps beside the address: extras that were added.
  const { search, state: kept } = useLocation();
  const [isPressed, setIsPressed] = useState(false);
  const isStarted = readStarted(useStored(STARTED_PLACE), markOf(basket)) !== undefined;
  const isResumed = !isPressed && isStarted && state.isLoading === true;
  const write = (news: Pick<StayState, 'error' | 'isLoading'>) => {
    const hash = formatStayHash({ ...withoutPayment(state), ...news });
    void navigate({ search, hash }, { replace: true, preventScrollReset: true, state: kept });
  };
  const end = (news: Pick<StayState, 'error'>) => {
    setIsPressed(false);
    write(news);
  };
  return (
    <>
      {isOffered && (
        <Button wide icon="wallet" busy={isBusy} onClick={() => setIsPressed(true)}>
          {t('product.book.express')}
        </Button>
      )}
      {(isPressed || isResumed) && (
        <ExpressWindow
          {...{ basket, promised, isResumed }}
          onPaying={() => write({ isLoading: true })}
          onClose={() => end(state.error ? { error: true } : {})}
          onFailed={() => end({ error: true })}
        />
      )}
    </>
  );
}
