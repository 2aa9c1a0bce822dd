import { careSignInQuery } from '@shop/api-client';
import type { CustomerCareSignIn } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { ErrorAlert, TextField } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryForm } from '../../components/forms/entry-form.tsx';
import { Entry } from '../../components/forms/entry.tsx';
import { GoogleButton } from './google-button.tsx';

/** Colleagues of customer care sign in here, and end the mode (spec 2, section 1; decision A-114). */
export function CareLoginPage() {
  const intl = useIntl();
  const { customerCare: isOpen } = useSite();
  const { data, isPending } = useQuery(careSignInQuery());
  const say = (id: string) => intl.formatMessage({ id: `account.care.${id}` });
  return (
    <Entry title={say('title')} intro={say(isOpen ? 'isOpen' : 'intro')}>
      {isOpen && (
        <EntryForm submit={say('leave')}>
          <input type="hidden" name="leave" value="1" />
        </EntryForm>
      )}
      {!isOpen && data && <WayIn {...data} />}
      {!isOpen && !data && !isPending && (
        <ErrorAlert label={intl.formatMessage({ id: 'account.signin.failed.title' })}>
          <FormattedMessage id="account.signin.fault.closed" />
        </ErrorAlert>
      )}
    </Entry>
  );
}

/** Google, or in demonstrations the stand-in, which believes every address. */
function WayIn({ provider, clientId }: CustomerCareSignIn) {
  const intl = useIntl();
  if (provider === 'google') return <GoogleButton clientId={clientId} />;
  return (
    <EntryForm submit={intl.formatMessage({ id: 'account.signin.submit' })}>
      <TextField type="email" name="email" label={intl.formatMessage({ id: 'account.signin.email' })} autoComplete="username" required />
    </EntryForm>
  );
}
