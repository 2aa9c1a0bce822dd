import type { StayDetail } from '@shop/contracts';
import { Button, type ButtonProps } from '@shop/design-system';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import type { StayVisit } from '../../views/stay/stay-visit.ts';
import { trackCart } from './use-booking-press.ts';

interface BookLinkProps extends Pick<ButtonProps, 'look' | 'size' | 'wide'> {
  readonly stay: StayDetail;
  readonly visit: StayVisit;
  readonly href: string;
  readonly onBook: () => void;
  readonly children: ReactNode;
}

/**
 * The way to the booking summary. It is one and the same element while the price is asked for once more, so that a press
 * that began before ends on it. Once the summary is on its way, nothing is to be pressed a second time.
 */
export function BookLink({ stay, visit, href, onBook, children, ...look }: BookLinkProps) {
  const isOnItsWay = useIsOnItsWay(href);
  const isLoading = visit.price.kind === 'loading';
  const press = (event: MouseEvent) => {
    if (!isLoading && !isOnItsWay && opensElsewhere(event)) return trackCart(stay, visit);
    event.preventDefault();
    if (!isOnItsWay) onBook();
  };
  const state = { 'aria-busy': isLoading || isOnItsWay || undefined, 'aria-disabled': isLoading || undefined };
  return (
    <Button
      {...look}
      href={href}
      busy={isLoading || isOnItsWay}
      render={({ href: to, ...rest }) => <Link to={to} {...rest} {...state} onClick={press} />}
    >
      {children}
    </Button>
  );
}

/** In another tab or window, which asks for the price itself. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function useIsOnItsWay(href: string): boolean {
  const { location } = useNavigation();
  return location !== undefined && `${location.pathname}${location.search}`.endsWith(href);
}
