import { ApiError } from '@shop/api-client';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { Answers, AuthenticationField } from '../../views/authentication-fields.ts';
import { mailedToken, type MailedStep } from '../../views/authentication-step.ts';
import { CheckedForm } from './checked-form.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { Notice } from './notice.tsx';
import { StepLink } from './step-link.tsx';

export interface MailedFormProps {
  readonly step: MailedStep;
  readonly fields: readonly AuthenticationField[];
  /** Asks the server, with the token of the mail's link. */
  readonly send: (token: string, answers: Answers) => Promise<unknown>;
  /** Goes on by itself; without it the page says that it is done, and leads to signing in. */
  readonly onDone?: () => void;
}

/**
 * What a link of a mail leads to: a form, its good end, or why the link no longer works. The token leaves the address, and with it the
 * browser's history, before anything else can read it; the router's location holds it until the page is left.
 */
export function MailedForm({ step, fields, send, onDone }: MailedFormProps) {
  const intl = useIntl();
  const { hash } = useLocation();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const { hash: shown, pathname, search } = window.location;
    if (mailedToken(step, shown)) window.history.replaceState(window.history.state, '', pathname + search);
  }, [step]);
  const t = (id: string) => intl.formatMessage({ id: `account.${step}.${id}` });
  const sendWithToken = async (answers: Answers) => {
    const token = mailedToken(step, hash);
    if (!token) throw new ApiError(410, { code: 'LINK_EXPIRED', message: 'The link was cut off' });
    return send(token, answers);
  };
  return (
    <SignInPanel title={t('title')}>
      {isDone ? (
        <Done step={step} />
      ) : (
        <CheckedForm
          intro={t('intro')}
          fields={fields}
          submit={t('submit')}
          send={sendWithToken}
          onSent={onDone ?? (() => setDone(true))}
          expired={<ExpiredLink step={step} />}
        />
      )}
    </SignInPanel>
  );
}

function Done({ step }: { readonly step: MailedStep }) {
  const intl = useIntl();
  return (
    <>
      <Notice title={intl.formatMessage({ id: `account.${step}.done.title` })}>
        <FormattedMessage id={`account.${step}.done.text`} />
      </Notice>
      <StepLink to="signIn" look="secondary" label="account.signin.submit" />
    </>
  );
}
