import type { OrderView } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Message, Stack } from '@shop/design-system';
import { checkoutHref } from '@shop/routes';
import { routeLink } from '../../shared/route-link.tsx';
import { useWords } from '../../shared/use-words.ts';

/** The failure panel of spec 2, section 8: the Book button leads back to the booking summary. */
export function PaymentFailed({ order }: { readonly order: OrderView }) {
  const { locale } = useSite();
  const words = useWords();
  const { stay, checkin, checkout, adult: adults, child: children, baby: babies } = order;
  return (
    <Stack gap={5}>
      <h1>{words('product.payment.failedTitle')}</h1>
      <Message kind="error">{words('product.payment.failed', { paymentMethod: words('product.payment.card') })}</Message>
      <div>
        <Button
          look="primary"
          size="large"
          href={checkoutHref(locale, { id: stay.id, checkin, checkout, adults, children, babies })}
          render={routeLink}
        >
          {words('product.payment.book')}
        </Button>
      </div>
    </Stack>
  );
}
