import { FailedPart, openedPart as openedOr, type RetryProps } from '@shop/design-system';
import type { ComponentType, ReactNode } from 'react';
import { useFailedMessages } from './use-failed-messages.ts';

/**
 * A part whose code comes once it is opened; where it cannot be had, its place says so, and a press tries once more. A window whose
 * button stands on the first load is one, too: a window to say it in would weigh on every page of results.
 */
export function openedPart<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting?: ReactNode): ComponentType<Props> {
  return openedOr(load, Failed, waiting);
}

function Failed({ onRetry }: RetryProps) {
  const t = useFailedMessages();
  return <FailedPart label={t('text')} retryLabel={t('retry')} onRetry={onRetry} />;
}
