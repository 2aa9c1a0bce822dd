import { Dialog } from '@shop/design-system';
import { useWords } from '../shared/use-words.ts';
import { FailedPart, type RetryProps } from './failed-part.tsx';

/** What every window is told. */
export interface WindowProps {
  /** A window that is only drawn while it is open says nothing. */
  readonly open?: boolean;
  readonly onClose: () => void;
}

/** In the place of a window that could not be opened. */
export function FailedWindow({ open = true, onClose, onRetry }: WindowProps & RetryProps) {
  const words = useWords();
  return (
    <Dialog open={open} onClose={onClose} title={words('product.failed')} titleHidden closeLabel={words('product.close')}>
      <FailedPart onRetry={onRetry} />
    </Dialog>
  );
}
