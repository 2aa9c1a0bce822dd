import { useIntl } from 'react-intl';
import { Entry } from '../../components/forms/entry.tsx';
import { PasskeyStep, type PasskeyStepProps } from '../../components/passkeys/passkey-step.tsx';

/** Whoever has given the password, or pressed a mailed link, confirms with a passkey. */
export function NextStep(props: PasskeyStepProps) {
  const intl = useIntl();
  return (
    <Entry title={intl.formatMessage({ id: 'account.signin.title' })}>
      <PasskeyStep {...props} />
    </Entry>
  );
}
