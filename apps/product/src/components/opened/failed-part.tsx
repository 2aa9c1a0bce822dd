import { Button, ErrorAlert } from '@shop/design-system';
import { useState } from 'react';
import { useWords } from '../shared/use-words.ts';

export interface RetryProps {
  /** One more try; rejects where it was in vain. */
  readonly onRetry: () => Promise<void>;
}

/** In the place of a part that could not be opened. */
export function FailedPart({ onRetry }: RetryProps) {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    onRetry().catch(() => setBusy(false));
  };
  return (
    <ErrorAlert
      label={words('product.failed')}
      action={
        <Button busy={isBusy} onClick={retry}>
          {words('product.retry')}
        </Button>
      }
    />
  );
}
