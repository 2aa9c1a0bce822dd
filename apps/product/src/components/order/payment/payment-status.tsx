import { Button, Message } from '@shop/design-system';
import type { PaymentState } from '../../../views/order/payment/payment-state.ts';
import { routeLink } from '../../shared/route-link.tsx';
import { useWords } from '../../shared/use-words.ts';

/** How the payment stands, in words; nothing while there is nothing to say. */
export function PaymentStatus({ state, backHref }: { readonly state: PaymentState; readonly backHref: string }) {
  const words = useWords();
  switch (state.kind) {
    case 'declined':
      return (
        <Message kind="error" live title={words('product.payment.declinedTitle')}>
          {words('product.payment.declined')}
        </Message>
      );
    case 'processing':
      return (
        <Message kind="info" live title={words('product.payment.checkingTitle')}>
          {words('product.payment.checking')}
        </Message>
      );
    case 'soldOut':
      return (
        <Message
          kind="error"
          live
          title={words('product.payment.soldOutTitle')}
          action={
            <Button href={backHref} render={routeLink}>
              {words('product.checkout.backToStay')}
            </Button>
          }
        >
          {words('product.payment.soldOut')}
        </Message>
      );
    case 'unreachable':
      return (
        <Message kind="warning" live title={words('product.payment.unreachableTitle')}>
          {words('product.payment.unreachable')}
        </Message>
      );
    case 'refused':
      return (
        <div data-code={state.code}>
          <Message kind="error" live title={words('product.payment.refusedTitle')}>
            {words('product.payment.refused')}
          </Message>
        </div>
      );
    case 'idle':
    case 'working':
    case 'challenge':
    case 'priceChanged':
    case 'paid':
      return null;
  }
}
