import { Button } from '@shop/design-system';
import type { PriceView } from '../../views/stay/price-view.ts';
import { routeLink } from '../shared/route-link.tsx';
import { useWords } from '../shared/use-words.ts';

export interface BookProps {
  readonly price: PriceView;
  /** Where booking goes on; only with dates and a price that can be sold. */
  readonly bookHref: string | undefined;
  readonly onShowCalendar: () => void;
  readonly onBookWithoutDates: () => void;
}

/** Books with dates; without them it says so; while a price loads or is refused nothing can be booked. */
export function BookButton({ price, bookHref, onShowCalendar, onBookWithoutDates, wide }: BookProps & { readonly wide?: boolean }) {
  const words = useWords();
  const look = { look: 'primary', size: 'large', wide } as const;
  switch (price.kind) {
    case 'final':
      return (
        <Button {...look} href={bookHref ?? ''} render={routeLink}>
          {words('product.book.book')}
        </Button>
      );
    case 'loading':
      return (
        <Button {...look} busy>
          {words('product.book.loading')}
        </Button>
      );
    case 'refused':
      return (
        <Button {...look} onClick={onShowCalendar}>
          {words('product.book.otherDates')}
        </Button>
      );
    case 'from':
      return (
        <Button {...look} onClick={onBookWithoutDates}>
          {words('product.book.book')}
        </Button>
      );
  }
}
