import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Answers, AuthenticationField } from '../../views/authentication-fields.ts';
import { CheckedForm } from './checked-form.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import css from './sign-in.module.css';
import { Notice } from './notice.tsx';
import { StepLink } from './step-link.tsx';

export interface MailingFormProps {
  /** Its text are `account.{step}.title`, `.intro`, `.submit` and `.sent.text`. */
  readonly step: 'register' | 'forgotten' | 'link';
  readonly fields: readonly AuthenticationField[];
  /** Asks the server, which answers by mail. */
  readonly send: (answers: Answers) => Promise<unknown>;
  /** Key of the way to signing in while the form stands. */
  readonly wayBack: string;
  /** Between the fields and the button: what one agrees to. */
  readonly children?: ReactNode;
}

/** A form whose answer comes by mail; once it is sent the page says which mailbox to look into. */
export function MailingForm({ step, fields, send, wayBack, children }: MailingFormProps) {
  const intl = useIntl();
  const [mailedTo, setMailedTo] = useState<string>();
  const t = (id: string) => intl.formatMessage({ id: `account.${step}.${id}` });
  return (
    <SignInPanel title={t('title')}>
      {mailedTo ? (
        <SentMail text={`account.${step}.sent.text`} email={mailedTo} />
      ) : (
        <CheckedForm intro={t('intro')} fields={fields} submit={t('submit')} send={send} onSent={({ email }) => setMailedTo(email.trim())}>
          {children}
        </CheckedForm>
      )}
      <StepLink to="signIn" label={mailedTo ? 'account.back' : wayBack} />
    </SignInPanel>
  );
}

/** It goes on in the mailbox. */
function SentMail({ text, email }: { readonly text: string; readonly email: string }) {
  const intl = useIntl();
  return (
    <>
      <Notice title={intl.formatMessage({ id: 'account.sent.title' })}>
        <FormattedMessage id={text} values={{ email: <strong className={css.address}>{email}</strong> }} />
      </Notice>
      <p className={css.quiet}>
        <FormattedMessage id="account.sent.nothing" />
      </p>
    </>
  );
}
