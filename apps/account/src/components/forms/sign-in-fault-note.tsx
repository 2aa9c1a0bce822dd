import { ErrorAlert } from '@shop/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignInFault } from '../../views/sign-in-fault.ts';

/** Why nobody was signed in; nothing where nothing failed. */
export function SignInFaultNote({ fault }: { readonly fault: SignInFault | undefined }) {
  const intl = useIntl();
  if (!fault) return null;
  return (
    <ErrorAlert label={intl.formatMessage({ id: 'account.signin.failed.title' })}>
      <FormattedMessage id={`account.signin.fault.${fault}`} />
    </ErrorAlert>
  );
}
