import { useSite } from '@shop/contracts/page';
import { Button, EmailSuggestion, TextField } from '@shop/design-system';
import { useRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import css from './newsletter.module.css';
import type { useSubscription } from './use-subscription.ts';

export interface NewsletterFormProps {
  readonly subscription: ReturnType<typeof useSubscription>;
}

/** One address and a button; Enter sends, too (spec 2, section 5). The field keeps its own text: it may be typed in before any script runs, and be sent without any. */
export function NewsletterForm({ subscription }: NewsletterFormProps) {
  const intl = useIntl();
  const { prefix } = useSite();
  const { pathname, search } = useLocation();
  const { email, status, isClosed, setEmail, send, leave, enter } = subscription;
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(field.current?.value ?? '');
  };
  const accept = (address: string) => {
    if (field.current) field.current.value = address;
    setEmail(address);
  };
  return (
    <form className={css.form} method="post" action={`${prefix}/newsletter`} onSubmit={submit} noValidate>
      <input type="hidden" name="back" value={prefix + pathname + search} />
      <TextField
        label={intl.formatMessage({ id: 'shell.newsletter.email' })}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        ref={field}
        defaultValue={email}
        readOnly={isClosed}
        error={status === 'error' ? intl.formatMessage({ id: 'shell.newsletter.fault' }) : undefined}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={(event) => leave(event.target.value)}
        onFocus={enter}
      />
      <Button type="submit" look="brand" className={css.send} disabled={isClosed}>
        <FormattedMessage id="shell.newsletter.send" />
      </Button>
      <div className={css.suggestion}>
        <EmailSuggestion
          email={email}
          ask={(domain) => intl.formatMessage({ id: 'shell.newsletter.suggestion' }, { domain })}
          onAccept={accept}
        />
      </div>
    </form>
  );
}
