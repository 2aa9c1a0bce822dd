import type { OrderView } from '@shop/contracts';
import { Button, Dialog, Stack } from '@shop/design-system';
import { useBookingMessages } from './use-booking-messages.ts';

export interface CancelDialogProps {
  readonly open: boolean;
  readonly order: OrderView;
  /** What comes back, in words; undefined where nothing was paid yet. */
  readonly amount: string | undefined;
  /** What of the refund a bank decides about, in words. */
  readonly disputed: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Nothing is cancelled by one press. */
export function CancelDialog({ open, order, amount, disputed, onConfirm, onClose }: CancelDialogProps) {
  const t = useBookingMessages();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cancel.sure.title')}
      closeLabel={t('close')}
      footer={
        <Stack direction="row" gap={3} justify="end">
          <Button onClick={onClose}>{t('cancel.sure.no')}</Button>
          <Button look="primary" onClick={onConfirm}>
            {t('cancel.sure.yes')}
          </Button>
        </Stack>
      }
    >
      <p>{amount ? t('cancel.sure.text', { stay: order.stay.label, amount }) : t('cancel.sure.free', { stay: order.stay.label })}</p>
      {disputed && <p>{disputed}</p>}
    </Dialog>
  );
}
