import { useSite } from '@shop/contracts/page';
import { EmailSuggestion, TextArea, TextField, type TextFieldProps } from '@shop/design-system';
import { useIntl } from 'react-intl';
import { contactFault, LONGEST, type ContactDraft, type ContactField } from '../../views/contact-form.ts';

export interface ContactFormFieldProps {
  readonly field: ContactField;
  readonly draft: ContactDraft;
  /** It is judged once it was left or the form was sent (spec 2, section 5). */
  readonly wasLeft: boolean;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

const KIND: Record<Exclude<ContactField, 'description'>, Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>> = {
  bookingNumber: { inputMode: 'numeric', autoComplete: 'off' },
  name: { autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
};

/** One field of the message, with its fault or its tick. */
export function ContactFormField({ field, draft, wasLeft, onChange, onLeave }: ContactFormFieldProps) {
  const intl = useIntl();
  const { pointOfSale } = useSite();
  const fault = contactFault(field, draft, pointOfSale);
  const shared = {
    name: field,
    label: intl.formatMessage({ id: `minisites.contact.field.${field}` }),
    value: draft[field],
    maxLength: LONGEST[field],
    error: wasLeft && fault ? intl.formatMessage({ id: `minisites.fault.${fault}` }, { field }) : undefined,
    success: wasLeft && !fault && draft[field].trim() !== '',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    onBlur: onLeave,
  };
  if (field === 'description') return <TextArea {...shared} rows={5} required />;
  const isOptional = field === 'phone';
  return (
    <div>
      <TextField
        {...shared}
        {...KIND[field]}
        required={!isOptional}
        optional={isOptional ? intl.formatMessage({ id: 'minisites.contact.optional' }) : undefined}
      />
      {field === 'email' && (
        <EmailSuggestion
          email={draft.email}
          ask={(domain) => intl.formatMessage({ id: 'minisites.email.suggestion' }, { domain })}
          onAccept={onChange}
        />
      )}
    </div>
  );
}
