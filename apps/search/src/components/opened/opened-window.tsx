import { FailedWindow, openedPart, type RetryProps } from '@shop/design-system';
import type { ComponentType } from 'react';
import { useFailedMessages } from './use-failed-messages.ts';

interface WindowProps {
  readonly onClose: () => void;
}

/** A window whose code comes once it is opened; where it cannot be had, a window says so, and the page below stands as it was. */
export function openedWindow<Props extends WindowProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return openedPart<Props>(load, FailedToOpen);
}

function FailedToOpen({ onClose, onRetry }: WindowProps & RetryProps) {
  const t = useFailedMessages();
  return <FailedWindow label={t('text')} retryLabel={t('retry')} closeLabel={t('close')} onClose={onClose} onRetry={onRetry} />;
}
