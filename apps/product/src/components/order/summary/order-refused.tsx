import { Button, Message } from '@shop/design-system';
import { routeLink } from '../../shared/route-link.tsx';
import { useWords } from '../../shared/use-words.ts';

export interface OrderRefusedProps {
  readonly title: string;
  readonly back: string;
  readonly backHref: string;
}

/** What is asked for cannot be had; the way back keeps days and party. */
export function OrderRefused({ title, back, backHref }: OrderRefusedProps) {
  const words = useWords();
  return (
    <Message
      kind="warning"
      title={title}
      action={
        <Button href={backHref} look="brand" render={routeLink}>
          {back}
        </Button>
      }
    >
      {words('product.checkout.refused')}
    </Message>
  );
}
