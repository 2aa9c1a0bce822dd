import { useIntl } from 'react-intl';
import { SignInPanel } from '../../components/forms/sign-in-panel.tsx';
import { PasskeyStep, type PasskeyStepProps } from '../../components/passkeys/passkey-step.tsx';

/** A customer who has given the password, or pressed a mailed link, confirms with a passkey. */
export function NextStep(props: PasskeyStepProps) {
  const intl = useIntl();
  return (
    <SignInPanel title={intl.formatMessage({ id: 'account.signin.title' })}>
      <PasskeyStep {...props} />
    </SignInPanel>
  );
}
