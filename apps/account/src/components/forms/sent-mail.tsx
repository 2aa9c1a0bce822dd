import { FormattedMessage, useIntl } from 'react-intl';
import css from './entry.module.css';
import { Notice } from './notice.tsx';

export interface SentMailProps {
  /** Key of what was sent. */
  readonly words: string;
  readonly email: string;
}

/** It goes on in the mailbox. */
export function SentMail({ words, email }: SentMailProps) {
  const intl = useIntl();
  return (
    <>
      <Notice title={intl.formatMessage({ id: 'account.sent.title' })}>
        <FormattedMessage id={words} values={{ email: <strong className={css.address}>{email}</strong> }} />
      </Notice>
      <p className={css.quiet}>
        <FormattedMessage id="account.sent.nothing" />
      </p>
    </>
  );
}
