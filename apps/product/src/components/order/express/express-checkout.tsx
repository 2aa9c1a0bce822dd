import { Button } from '@shop/design-system';
import type { AutoDiscount } from '@shop/domain';
import { formatStayHash, parseCheckoutProduct, type StayState } from '@shop/routes';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../../shared/use-words.ts';

const ExpressWindow = lazy(() =>
  import(/* webpackChunkName: "express" */ './express-window.tsx').then(({ ExpressWindow: window }) => ({ default: window })),
);

export interface ExpressCheckoutProps {
  /** The booking summary that this is the short way of; without one, or without a final price, there is no short way. */
  readonly bookHref: string | undefined;
  readonly promised: AutoDiscount | undefined;
  /** Booking params, which are all that is left after a failure (spec 2, section 4). */
  readonly state: StayState;
}

/** The wallet's button: a window that shows the price, and the confirmation behind it. */
export function ExpressCheckout({ bookHref, promised, state }: ExpressCheckoutProps) {
  const words = useWords();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const sold = bookHref === undefined ? undefined : parseCheckoutProduct(bookHref.slice(bookHref.indexOf('?')));
  if (!sold || sold.kind === 'missing') return null;
  const fail = () => {
    setIsOpen(false);
    void navigate({ search, hash: formatStayHash({ ...state, error: true }) }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button wide icon="wallet" onClick={() => setIsOpen(true)}>
        {words('product.book.express')}
      </Button>
      <Suspense>{isOpen && <ExpressWindow basket={sold} promised={promised} onClose={() => setIsOpen(false)} onFailed={fail} />}</Suspense>
    </>
  );
}
