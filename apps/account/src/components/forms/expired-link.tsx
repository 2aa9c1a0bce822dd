import { FormattedMessage, useIntl } from 'react-intl';
import type { AuthenticationStep, MailedStep } from '../../views/authentication-step.ts';
import { Notice } from './notice.tsx';
import { StepLink } from './step-link.tsx';

const AGAIN: Readonly<Record<MailedStep, AuthenticationStep>> = {
  confirm: 'register',
  reset: 'forgotten',
  enter: 'link',
  approve: 'signIn',
  email: 'signIn',
  join: 'signIn',
};

/** A link that was used, is too old or was cut off: why, and where to get another. */
export function ExpiredLink({ step }: { readonly step: MailedStep }) {
  const intl = useIntl();
  return (
    <>
      <Notice kind="warning" title={intl.formatMessage({ id: 'account.expired.title' })}>
        <FormattedMessage id={`account.expired.${step}`} />
      </Notice>
      <StepLink to={AGAIN[step]} look="secondary" label={`account.expired.${step}.again`} />
    </>
  );
}
