import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button } from '@shop/design-system';
import type { StayVisit } from '../../views/stay/stay-visit.ts';
import { useMessages } from '../shared/use-messages.ts';
import { BookLink } from './book-link.tsx';

export interface BookProps {
  readonly stay: StayDetail;
  readonly visit: StayVisit;
  /** The button was pressed and nothing stands in the way. */
  readonly onBook: () => void;
  /** The button was pressed and something stands in the way. */
  readonly onStop: () => void;
}

/** Books what is complete; else it says what is missing. While a price loads or is refused nothing can be booked (spec 2, section 4). */
export function BookButton({ stay, visit, onBook, onStop, wide }: BookProps & { readonly wide?: boolean }) {
  const t = useMessages();
  const { connectivity } = useSite();
  const { price, step, wishHref } = visit;
  const isLoading = price.kind === 'loading';
  const text = {
    loading: t('product.book.loading'),
    refused: t('product.book.otherDates'),
    from: t(connectivity ? 'product.book.connectivity' : 'product.book.book'),
    final: t(connectivity ? 'product.book.connectivity' : 'product.book.book'),
  }[price.kind];
  const look = { look: 'primary', size: 'large', wide } as const;
  if (wishHref && (step.kind === 'checkout' || step.kind === 'priceLoading')) {
    return (
      <BookLink {...look} {...{ stay, visit, onBook }} href={wishHref}>
        {text}
      </BookLink>
    );
  }
  return (
    <Button {...look} busy={isLoading} onClick={onStop}>
      {text}
    </Button>
  );
}
