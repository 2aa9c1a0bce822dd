import { Message } from '@shop/design-system';
import { useWords } from '../../shared/use-words.ts';

/** The order is there, its payment is not settled yet. */
export function PaymentChecking() {
  const words = useWords();
  return (
    <>
      <h1>{words('product.payment.checkingTitle')}</h1>
      <Message kind="info" live>
        {words('product.payment.checking')}
      </Message>
    </>
  );
}
