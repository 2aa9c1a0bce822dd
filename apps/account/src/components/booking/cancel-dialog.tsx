import type { OrderView } from '@shop/contracts';
import { Button, Dialog, Stack } from '@shop/design-system';
import { useSay } from './use-say.ts';

export interface CancelDialogProps {
  readonly open: boolean;
  readonly order: OrderView;
  /** What comes back, in words. */
  readonly amount: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Nothing is cancelled by one press. */
export function CancelDialog({ open, order, amount, onConfirm, onClose }: CancelDialogProps) {
  const say = useSay();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('cancel.sure.title')}
      closeLabel={say('close')}
      footer={
        <Stack direction="row" gap={3} justify="end">
          <Button onClick={onClose}>{say('cancel.sure.no')}</Button>
          <Button look="primary" onClick={onConfirm}>
            {say('cancel.sure.yes')}
          </Button>
        </Stack>
      }
    >
      <p>{say('cancel.sure.text', { stay: order.stay.label, amount })}</p>
    </Dialog>
  );
}
