import { isPasskeyNeeded, signIn } from '@shop/api-client';
import type { PasskeyRequestOptions } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { SignInForm, type Fields } from '../../components/forms/sign-in-form.tsx';
import { SignInPanel } from '../../components/forms/sign-in-panel.tsx';
import css from '../../components/forms/sign-in.module.css';
import { StepLink } from '../../components/forms/step-link.tsx';
import { PasskeySignIn } from '../../components/passkeys/passkey-sign-in.tsx';
import { wayBack } from '../../views/way-back.ts';
import { NextStep } from './next-step.tsx';
import type { StepProps } from './signin-page.tsx';

/** Address and password, or a passkey; afterwards back to the page that sent the customer (ACC-001). */
export function SignInStep({ leave = (to) => location.assign(to) }: StepProps) {
  const intl = useIntl();
  const { prefix } = useSite();
  const { search } = useLocation();
  const t = (id: string) => intl.formatMessage({ id: `account.${id}` });
  const [needed, setNeeded] = useState<PasskeyRequestOptions>();
  const enter = async ({ email = '', password = '' }: Fields) => {
    const answer = await signIn({ email, password });
    if (!isPasskeyNeeded(answer)) return answer;
    setNeeded(answer.options);
    return false;
  };
  const goOn = () => leave(prefix + wayBack(search));
  if (needed) return <NextStep options={needed} onSignedIn={goOn} onBack={() => setNeeded(undefined)} />;
  return (
    <SignInPanel title={t('signin.title')} intro={<FormattedMessage id="account.signin.intro" />}>
      <SignInForm submit={t('signin.submit')} enter={enter} leave={leave} fields={['email', 'password']} offersPasskeys />
      <PasskeySignIn leave={leave} />
      <StepLink to="link" label="account.signin.link" />
      <StepLink to="forgotten" label="account.signin.forgotten" />
      <div className={css.other}>
        <p>{t('signin.newHere')}</p>
        <StepLink to="register" look="secondary" label="account.signin.register" />
      </div>
    </SignInPanel>
  );
}
