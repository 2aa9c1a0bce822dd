import { Button, Dialog, Stack } from '@shop/design-system';
import { useMessages } from '../../shared/use-messages.ts';

export interface ChallengeDialogProps {
  readonly open: boolean;
  readonly onAnswer: (answer: 'accepted' | 'refused') => void;
  readonly onClose: () => void;
}

/** The bank's question of the embedded provider (docs/decisions/2026-11-23-open-points.md, test provider). */
export function ChallengeDialog({ open, onAnswer, onClose }: ChallengeDialogProps) {
  const t = useMessages();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('product.challenge.title')}
      closeLabel={t('product.close')}
      footer={
        <Stack direction="row" gap={3} justify="end">
          <Button onClick={() => onAnswer('refused')}>{t('product.challenge.refuse')}</Button>
          <Button look="brand" onClick={() => onAnswer('accepted')}>
            {t('product.challenge.accept')}
          </Button>
        </Stack>
      }
    >
      <p>{t('product.challenge.text')}</p>
    </Dialog>
  );
}
