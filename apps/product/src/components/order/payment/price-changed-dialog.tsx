import { useSite } from '@shop/contracts/page';
import { Button, Dialog, Stack } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useWords } from '../../shared/use-words.ts';

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
  const words = useWords();
  const price = formatMoney(amount ?? 0, locale);
  return (
    <Dialog
      open={amount !== undefined}
      onClose={onClose}
      title={words('product.priceChanged.title')}
      closeLabel={words('product.close')}
      footer={
        <Stack direction="row" gap={3} justify="end">
          <Button onClick={onClose}>{words('product.priceChanged.cancel')}</Button>
          <Button look="primary" onClick={() => amount !== undefined && onAccept(amount)}>
            {words('product.priceChanged.accept', { amount: price })}
          </Button>
        </Stack>
      }
    >
      <p>{words('product.priceChanged.text', { amount: price })}</p>
      {before !== undefined && <p>{words('product.order.changed.before', { before: formatMoney(before, locale) })}</p>}
    </Dialog>
  );
}
