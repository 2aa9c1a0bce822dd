import { useSite } from '@shop/contracts/page';
import { Button, Message, Stack } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { routeLink } from '../../shared/route-link.tsx';
import { useMessages } from '../../shared/use-messages.ts';

/** An order whose id alone is known: what is in it is for its buyer, who proves it by its number and address. */
export function OrderClosed({ isOpening }: { readonly isOpening: boolean }) {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <Stack gap={5}>
      <h1>{t(isOpening ? 'product.order.confirmation.openingTitle' : 'product.order.confirmation.closedTitle')}</h1>
      {!isOpening && (
        <Message kind="info" live>
          {t('product.order.confirmation.closed')}
        </Message>
      )}
      <div>
        <Button look={isOpening ? 'secondary' : 'primary'} href={hrefFor('bookingManagement', locale)} render={routeLink}>
          {t('product.order.confirmation.find')}
        </Button>
      </div>
    </Stack>
  );
}
