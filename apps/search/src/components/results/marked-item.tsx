import { useEffect, type ComponentPropsWithoutRef, type RefObject } from 'react';
import { useMarkOf } from '../map/use-marked-offers.ts';

interface MarkedItemProps extends ComponentPropsWithoutRef<'li'> {
  /** The id of the offer. */
  readonly offer: string;
  readonly place: RefObject<HTMLLIElement | null>;
}

/** An offer's place in the list, in step with its marker on the map beside: one that is selected there comes into sight here. */
export function MarkedItem({ offer, place, ...rest }: MarkedItemProps) {
  const [mark, point] = useMarkOf(offer);
  useEffect(() => {
    if (mark === 'selected') place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [mark, place]);
  const [on, off] = [() => point(true), () => point(false)];
  return <li {...rest} ref={place} data-mark={mark} onPointerEnter={on} onPointerLeave={off} onFocus={on} onBlur={off} />;
}
