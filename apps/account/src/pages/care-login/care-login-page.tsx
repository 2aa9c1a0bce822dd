import { careSignInQuery, leaveCustomerCare, localCredential, openCustomerCare } from '@shop/api-client';
import type { CustomerCareSignIn } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { SignInFaultNote } from '../../components/forms/sign-in-fault-note.tsx';
import { SignInForm, type Fields } from '../../components/forms/sign-in-form.tsx';
import { SignInPanel } from '../../components/forms/sign-in-panel.tsx';
import { GoogleButton } from './google-button.tsx';

const enterLocally = async ({ email = '' }: Fields) => openCustomerCare(await localCredential({ email }));

interface CareLoginProps {
  readonly leave?: (to: string) => void;
}

/** Colleagues of customer care sign in here, and end the mode (spec 2, section 1; ACC-011). */
export function CareLoginPage({ leave }: CareLoginProps) {
  const intl = useIntl();
  const { customerCare: isOpen } = useSite();
  const { data, isPending } = useQuery(careSignInQuery());
  const t = (id: string) => intl.formatMessage({ id: `account.care.${id}` });
  return (
    <SignInPanel title={t('title')} intro={t(isOpen ? 'isOpen' : 'intro')}>
      {isOpen && <SignInForm submit={t('leave')} enter={leaveCustomerCare} leave={leave} />}
      {!isOpen && data && <WayIn {...data} leave={leave} />}
      {!isOpen && !data && !isPending && <SignInFaultNote fault="closed" />}
    </SignInPanel>
  );
}

/** Google or another issuer, or in demonstrations the stand-in, which believes every address. */
function WayIn({ provider, clientId, signInPage, leave }: CustomerCareSignIn & CareLoginProps) {
  const intl = useIntl();
  if (provider === 'google') return <GoogleButton {...{ clientId, signInPage, leave }} />;
  return <SignInForm submit={intl.formatMessage({ id: 'account.signin.submit' })} enter={enterLocally} leave={leave} fields={['email']} />;
}
