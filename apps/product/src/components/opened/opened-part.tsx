import { FailedPart, FailedWindow, openedPart as openedOr, type RetryProps } from '@shop/design-system';
import type { ComponentType, ReactNode } from 'react';
import { useMessages } from '../shared/use-messages.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** What every window is told. */
interface WindowProps {
  /** A window that is only drawn while it is open says nothing. */
  readonly open?: boolean;
  readonly onClose: () => void;
}

/** A part whose code comes once it is opened; where it cannot be had, its place says so, and a press tries once more. */
export function openedPart<Props extends object>(load: Load<Props>, waiting?: ReactNode): ComponentType<Props> {
  return openedOr(load, Failed, waiting);
}

/** The same for a window: what went wrong is said in a window, and the page below stands as it was. */
export function openedWindow<Props extends object>(load: Load<Props>): ComponentType<Props & WindowProps> {
  return openedOr<Props & WindowProps>(load as Load<Props & WindowProps>, FailedToOpen);
}

function Failed({ onRetry }: RetryProps) {
  const t = useMessages();
  return <FailedPart label={t('product.failed')} retryLabel={t('product.retry')} onRetry={onRetry} />;
}

function FailedToOpen({ open, onClose, onRetry }: WindowProps & RetryProps) {
  const t = useMessages();
  return (
    <FailedWindow
      label={t('product.failed')}
      retryLabel={t('product.retry')}
      closeLabel={t('product.close')}
      open={open}
      onClose={onClose}
      onRetry={onRetry}
    />
  );
}
