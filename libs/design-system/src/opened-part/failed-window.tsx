import { Dialog } from '../dialog/dialog.tsx';
import { FailedPart, type FailedPartProps } from './failed-part.tsx';

interface FailedWindowProps extends FailedPartProps {
  readonly closeLabel: string;
  /** A window that is only drawn while it is open says nothing. */
  readonly open?: boolean | undefined;
  readonly onClose: () => void;
}

/** In the place of a window that could not be opened. */
export function FailedWindow({ label, closeLabel, open = true, onClose, ...part }: FailedWindowProps) {
  return (
    <Dialog open={open} onClose={onClose} title={label} titleHidden closeLabel={closeLabel}>
      <FailedPart label={label} {...part} />
    </Dialog>
  );
}
