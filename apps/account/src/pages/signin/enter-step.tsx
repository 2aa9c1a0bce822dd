import { isPasskeyNeeded, signInWithLink } from '@shop/api-client';
import type { PasskeyRequestOptions } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { hrefFor } from '@shop/routes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MailedForm } from '../../components/forms/mailed-form.tsx';
import { authenticationHref } from '../../views/authentication-step.ts';
import { NextStep } from './next-step.tsx';
import type { StepProps } from './signin-page.tsx';

/** The mail's link signs in by a press, for mail programs follow links by themselves; a passkey is required where the account has one. */
export function EnterStep({ leave = (to) => location.assign(to) }: StepProps) {
  const { locale, prefix } = useSite();
  const navigate = useNavigate();
  const [needed, setNeeded] = useState<PasskeyRequestOptions>();
  const toAccount = () => leave(prefix + hrefFor('account', locale));
  const send = async (token: string) => {
    const answer = await signInWithLink({ token });
    if (isPasskeyNeeded(answer)) setNeeded(answer.options);
    else toAccount();
  };
  // The link is used up: a new attempt needs a new link.
  const askAgain = () => void navigate(authenticationHref('link', locale));
  if (needed) return <NextStep options={needed} onSignedIn={toAccount} onBack={askAgain} />;
  return <MailedForm step="enter" fields={[]} send={send} onDone={() => undefined} />;
}
