import { confirmRegistration } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { useLocation } from 'react-router';
import { MailedForm } from '../../components/forms/mailed-form.tsx';
import { wayBack } from '../../views/way-back.ts';
import type { StepProps } from './signin-page.tsx';

/** The mail's link together with the chosen password opens the account, and its owner is signed in. */
export function ConfirmStep({ leave = (to) => location.assign(to) }: StepProps) {
  const { prefix } = useSite();
  const { search } = useLocation();
  return (
    <MailedForm
      step="confirm"
      fields={['password']}
      send={(token, { password }) => confirmRegistration({ token, password })}
      onDone={() => leave(prefix + wayBack(search))}
    />
  );
}
