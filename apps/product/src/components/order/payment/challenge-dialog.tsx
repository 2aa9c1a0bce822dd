import { Button, Dialog, Stack } from '@shop/design-system';
import { useWords } from '../../shared/use-words.ts';

export interface ChallengeDialogProps {
  readonly open: boolean;
  readonly onAnswer: (answer: 'accepted' | 'refused') => void;
  readonly onClose: () => void;
}

/** The bank's question of the embedded provider (decision A-142). */
export function ChallengeDialog({ open, onAnswer, onClose }: ChallengeDialogProps) {
  const words = useWords();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words('product.challenge.title')}
      closeLabel={words('product.close')}
      footer={
        <Stack direction="row" gap={3} justify="end">
          <Button onClick={() => onAnswer('refused')}>{words('product.challenge.refuse')}</Button>
          <Button look="brand" onClick={() => onAnswer('accepted')}>
            {words('product.challenge.accept')}
          </Button>
        </Stack>
      }
    >
      <p>{words('product.challenge.text')}</p>
    </Dialog>
  );
}
