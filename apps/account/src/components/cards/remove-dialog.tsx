import { Button, Dialog, Stack } from '@shop/design-system';
import type { CardView } from '../../views/cards/card-view.ts';
import { useCardMessages } from './card-messages.ts';

export interface RemoveDialogProps {
  /** Open while there is one. */
  readonly card: CardView | undefined;
  readonly onConfirm: (card: CardView) => void;
  readonly onClose: () => void;
}

/** No card is removed by one press. */
export function RemoveDialog({ card, onConfirm, onClose }: RemoveDialogProps) {
  const t = useCardMessages();
  return (
    <Dialog
      open={card !== undefined}
      onClose={onClose}
      title={t('sure.title')}
      closeLabel={t('close')}
      footer={
        <Stack direction="row" gap={3} justify="end">
          <Button onClick={onClose}>{t('sure.no')}</Button>
          <Button look="primary" onClick={() => card && onConfirm(card)}>
            {t('sure.yes')}
          </Button>
        </Stack>
      }
    >
      {card && <p>{t('sure.text', { card: t('card', { brand: card.brand, last4: card.last4 }) })}</p>}
    </Dialog>
  );
}
