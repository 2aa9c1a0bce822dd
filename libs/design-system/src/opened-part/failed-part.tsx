import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Message } from '../message/message.tsx';
import type { RetryProps } from './opened-part.tsx';

export interface FailedPartProps extends RetryProps {
  /** `Oops, something went wrong`. */
  readonly label: string;
  /** `Try again`. */
  readonly retryLabel: string;
}

/** In the place of a part that could not be opened. */
export function FailedPart({ label, retryLabel, onRetry }: FailedPartProps) {
  const [isBusy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    onRetry().catch(() => setBusy(false));
  };
  return (
    <Message
      kind="error"
      live
      title={label}
      action={
        <Button busy={isBusy} onClick={retry}>
          {retryLabel}
        </Button>
      }
    />
  );
}
