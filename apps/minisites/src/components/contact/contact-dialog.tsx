import { useSite } from '@shop/contracts/page';
import { Button, Dialog, ErrorSummary, Message, SelectField, useErrorSummary } from '@shop/design-system';
import { CONTACT_REASONS, type ContactReason } from '@shop/domain';
import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldsOf, firstFault, type ContactDraft, type ContactField } from '../../views/contact-form.ts';
import { ContactFormField } from './contact-form-field.tsx';
import css from './contact.module.css';
import { useSending } from './use-sending.ts';

export interface ContactDialogProps {
  /** Kept by the page, so that nothing typed is lost by closing. */
  readonly draft: ContactDraft;
  readonly onDraft: (draft: ContactDraft) => void;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** The message form: the reason first, then its fields (spec 2, section 4). */
export function ContactDialog({ draft, onDraft, onClose, onSent }: ContactDialogProps) {
  const intl = useIntl();
  const { pointOfSale } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set());
  const { faults, summarise } = useErrorSummary(() => form.current);
  const { sending, send } = useSending(draft.reason, onSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(new Set(fieldsOf(draft.reason)));
    summarise();
    if (!firstFault(draft, pointOfSale)) void send(draft);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'minisites.contact.write.title' })}
      closeLabel={intl.formatMessage({ id: 'minisites.close' })}
    >
      <form ref={form} className={css.form} onSubmit={submit} noValidate>
        <ErrorSummary
          faults={faults}
          title={intl.formatMessage({ id: 'minisites.fault.summary' }, { count: faults.length })}
          titlePrefix={intl.formatMessage({ id: 'minisites.fault.titlePrefix' })}
        />
        <ReasonField reason={draft.reason} onChange={(reason) => onDraft({ ...draft, reason })} />
        {fieldsOf(draft.reason).map((field) => (
          <ContactFormField
            key={field}
            field={field}
            draft={draft}
            wasLeft={left.has(field)}
            onChange={(text) => onDraft({ ...draft, [field]: text })}
            onLeave={() => setLeft(new Set([...left, field]))}
          />
        ))}
        {sending.status === 'failed' && (
          <Message kind="error" live>
            <FormattedMessage id="minisites.contact.failed" />
          </Message>
        )}
        {sending.status === 'tooMany' && (
          <Message kind="error" live>
            <FormattedMessage id="minisites.contact.tooMany" values={{ minutes: sending.minutes }} />
          </Message>
        )}
        {draft.reason && (
          <Button type="submit" look="primary" size="large" wide busy={sending.status === 'sending'}>
            <FormattedMessage id="minisites.contact.send" />
          </Button>
        )}
      </form>
    </Dialog>
  );
}

function ReasonField({
  reason,
  onChange,
}: {
  readonly reason: ContactReason | undefined;
  readonly onChange: (reason: ContactReason) => void;
}) {
  const intl = useIntl();
  return (
    <SelectField
      name="reason"
      label={intl.formatMessage({ id: 'minisites.contact.reason' })}
      placeholder={intl.formatMessage({ id: 'minisites.contact.reason.choose' })}
      options={CONTACT_REASONS.map((value) => ({ value, label: intl.formatMessage({ id: `minisites.contact.reason.${value}` }) }))}
      value={reason ?? ''}
      onChange={({ target: { value } }) => onChange(value as ContactReason)}
    />
  );
}
