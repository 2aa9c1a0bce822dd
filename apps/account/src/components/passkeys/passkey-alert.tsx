import { ErrorAlert } from '@shop/design-system';
import type { PasskeyFault } from '../../views/passkeys/passkey-fault.ts';
import { usePasskeyMessages } from './passkey-messages.ts';

export interface PasskeyAlertProps {
  readonly fault: PasskeyFault | undefined;
  /** A passkey was to be made, not used. */
  readonly isNew?: boolean;
}

/** Why nothing came of a passkey; nothing where nothing failed, or where a field says it. */
export function PasskeyAlert({ fault, isNew = false }: PasskeyAlertProps) {
  const t = usePasskeyMessages();
  if (!fault || fault === 'wrongPassword') return null;
  return <ErrorAlert label={t('fault.title')}>{t(`fault.${fault === 'cancelled' && isNew ? 'notMade' : fault}`)}</ErrorAlert>;
}
