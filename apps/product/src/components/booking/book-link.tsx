import { track } from '@shop/analytics';
import type { StayDetail } from '@shop/contracts';
import { Button, type ButtonProps } from '@shop/design-system';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router';
import type { StayVisit } from '../../views/stay/stay-visit.ts';
import { usePendingPress } from './use-pending-press.ts';

interface BookLinkProps extends Pick<ButtonProps, 'look' | 'size' | 'wide'> {
  readonly stay: StayDetail;
  readonly visit: StayVisit;
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * The way to the booking summary: a press asks for the price once more. It is one and the same element meanwhile, so that a
 * press that began before ends on it. Once the summary is on its way, nothing is to be pressed a second time.
 */
export function BookLink({ stay, visit, href, children, ...look }: BookLinkProps) {
  const navigate = useNavigate();
  const isOnItsWay = useIsOnItsWay(href);
  const isLoading = visit.price.kind === 'loading';
  const fillCart = () => tellCart(stay, visit);
  const goOn = () => {
    fillCart();
    void navigate(href);
  };
  const keepPress = usePendingPress(visit.price, href, { check: visit.checkPrice, goOn });
  const press = (event: MouseEvent) => {
    if (!isLoading && !isOnItsWay && opensElsewhere(event)) return fillCart();
    event.preventDefault();
    if (!isOnItsWay) keepPress();
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

function tellCart({ id, label }: StayDetail, { offers, price }: StayVisit): void {
  if (price.kind !== 'final') return;
  const offer = offers.kind === 'found' ? offers.chosen.weekendId : id;
  track({ event: 'add_to_cart', item: { id: offer, name: label, price: price.price.sellPrice } });
}
