import { track } from '@shop/analytics';
import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button } from '@shop/design-system';
import { Link } from 'react-router';
import type { StayVisit } from '../../views/stay/stay-visit.ts';
import { useWords } from '../shared/use-words.ts';

export interface BookProps {
  readonly stay: StayDetail;
  readonly visit: StayVisit;
  /** The button was pressed and something stands in the way. */
  readonly onStop: () => void;
}

/** Books what is complete; else it says what is missing. While a price loads or is refused nothing can be booked (spec 2, section 4). */
export function BookButton({ stay, visit, onStop, wide }: BookProps & { readonly wide?: boolean }) {
  const words = useWords();
  const { connectivity } = useSite();
  const { price, step, bookHref } = visit;
  const look = { look: 'primary', size: 'large', wide } as const;
  const book = words(connectivity ? 'product.book.connectivity' : 'product.book.book');
  if (step.kind === 'priceLoading' || price.kind === 'loading') {
    return (
      <Button {...look} busy>
        {words('product.book.loading')}
      </Button>
    );
  }
  if (bookHref === undefined || price.kind !== 'final') {
    return (
      <Button {...look} onClick={onStop}>
        {price.kind === 'refused' ? words('product.book.otherDates') : book}
      </Button>
    );
  }
  const item = {
    id: visit.offers.kind === 'found' ? visit.offers.chosen.weekendId : stay.id,
    name: stay.label,
    price: price.price.sellPrice,
  };
  return (
    <Button
      {...look}
      href={bookHref}
      render={({ href, ...rest }) => <Link to={href} {...rest} onClick={() => track({ event: 'add_to_cart', item })} />}
    >
      {book}
    </Button>
  );
}
