import { careSignInQuery, leaveCustomerCare, localCredential, openCustomerCare } from '@shop/api-client';
import type { CustomerCareSignIn } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { EntryFault } from '../../components/forms/entry-fault.tsx';
import { EntryForm, type Fields } from '../../components/forms/entry-form.tsx';
import { Entry } from '../../components/forms/entry.tsx';
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
    <Entry title={t('title')} intro={t(isOpen ? 'isOpen' : 'intro')}>
      {isOpen && <EntryForm submit={t('leave')} enter={leaveCustomerCare} leave={leave} />}
      {!isOpen && data && <WayIn {...data} leave={leave} />}
      {!isOpen && !data && !isPending && <EntryFault fault="closed" />}
    </Entry>
  );
}

/** Google, or in demonstrations the stand-in, which believes every address. */
function WayIn({ provider, clientId, leave }: CustomerCareSignIn & CareLoginProps) {
  const intl = useIntl();
  if (provider === 'google') return <GoogleButton clientId={clientId} leave={leave} />;
  return <EntryForm submit={intl.formatMessage({ id: 'account.signin.submit' })} enter={enterLocally} leave={leave} fields={['email']} />;
}
