import { Button, Message } from '@shop/design-system';
import { routeLink } from '../../shared/route-link.tsx';

export interface OrderRefusedProps {
  readonly title: string;
  readonly text?: string;
  readonly back: string;
  readonly backHref: string;
}

/** What is asked for cannot be had as it is; the way back keeps days and party. */
export function OrderRefused({ title, text, back, backHref }: OrderRefusedProps) {
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
      {text}
    </Message>
  );
}
