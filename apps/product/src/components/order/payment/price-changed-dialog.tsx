import { useSite } from '@shop/contracts/page';
import { Button, Dialog, Stack } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useMessages } from '../../shared/use-messages.ts';

export interface PriceChangedDialogProps {
  /** The new price in cents; undefined while nothing changed. */
  readonly amount: number | undefined;
  /** The price that was seen before, in cents. */
  readonly before: number | undefined;
  readonly onAccept: (amount: number) => void;
  readonly onClose: () => void;
}

/** Nothing is paid at another price than the one seen: the new one is asked about. */
export function PriceChangedDialog({ amount, before, onAccept, onClose }: PriceChangedDialogProps) {
  const { locale } = useSite();
  const t = useMessages();
  const price = formatMoney(amount ?? 0, locale);
  return (
    <Dialog
      open={amount !== undefined}
      onClose={onClose}
      title={t('product.priceChanged.title')}
      closeLabel={t('product.close')}
      footer={
        <Stack direction="row" gap={3} justify="end">
          <Button onClick={onClose}>{t('product.priceChanged.cancel')}</Button>
          <Button look="primary" onClick={() => amount !== undefined && onAccept(amount)}>
            {t('product.priceChanged.accept', { amount: price })}
          </Button>
        </Stack>
      }
    >
      <p>{t('product.priceChanged.text', { amount: price })}</p>
      {before !== undefined && <p>{t('product.order.changed.before', { before: formatMoney(before, locale) })}</p>}
    </Dialog>
  );
}
