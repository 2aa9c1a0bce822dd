import { Button, Card, EmailSuggestion, TextField, useErrorSummary, focusOnMount } from '@shop/design-system';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { bookingNumberText, type FindField } from '../../views/booking/find-fields.ts';
import type { FindRefusal } from '../../views/booking/find-refusal.ts';
import { FaultSummary } from '../forms/fault-summary.tsx';
import css from './booking.module.css';
import { FindRefused } from './find-refused.tsx';
import { useFindBooking, type BookingFinder } from './use-find-booking.ts';
import { useBookingMessages } from './use-booking-messages.ts';

export interface BookingFormProps extends BookingFinder {
  /** What it is for. */
  readonly intro?: ReactNode;
  readonly submit: string;
  /** Why the booking of before cannot be shown. */
  readonly before?: FindRefusal | undefined;
  /** It was opened by a press, which the focus follows. */
  readonly hasFocus?: boolean;
}

/** Number and address of a booking. `dialog`: only its code sends it, neither gets into an address. */
export function BookingForm({ intro, submit: words, before, hasFocus, find }: BookingFormProps) {
  const t = useBookingMessages();
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const { answers, isBusy, refusal, faultOf, isRight, change, leave, submit } = useFindBooking({ find });
  const { faults, summarise } = useErrorSummary(() => form.current);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    await submit();
    summarise();
  };
  const fieldOf = (name: FindField) => {
    const fault = faultOf(name);
    const error =
      fault &&
      (fault === 'bookingNumber' ? t('fault.bookingNumber') : intl.formatMessage({ id: `account.fault.${fault}` }, { field: name }));
    return { name, value: answers[name], error, success: isRight(name), onBlur: () => leave(name), required: true };
  };
  return (
    <Card>
      <form ref={form} method="dialog" className={css.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        <FaultSummary faults={faults} />
        {intro && <p className={css.quiet}>{intro}</p>}
        <TextField
          {...fieldOf('bookingNumber')}
          ref={hasFocus ? focusOnMount : undefined}
          label={t('field.bookingNumber')}
          hint={t('field.bookingNumber.hint')}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => change('bookingNumber', bookingNumberText(target.value))}
        />
        <div>
          <TextField
            {...fieldOf('email')}
            label={intl.formatMessage({ id: 'account.field.email' })}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            onChange={({ target }) => change('email', target.value)}
          />
          <EmailSuggestion
            email={answers.email}
            ask={(domain) => intl.formatMessage({ id: 'account.field.email.suggestion' }, { domain })}
            onAccept={(email) => change('email', email)}
          />
        </div>
        {!isBusy && <FindRefused refusal={refusal ?? before} />}
        <Button type="submit" look="primary" size="large" wide icon="search" busy={isBusy}>
          {words}
        </Button>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
      </form>
    </Card>
  );
}
