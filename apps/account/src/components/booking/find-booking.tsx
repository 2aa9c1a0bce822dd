import { Button, Card, EmailSuggestion, TextField, useHydrated } from '@shop/design-system';
import { useRef, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { BookingAction } from '../../views/booking/booking-action.ts';
import { bookingNumberText, type FindField } from '../../views/booking/find-fields.ts';
import type { FindRefusal } from '../../views/booking/find-refusal.ts';
import css from './booking.module.css';
import { FindRefused } from './find-refused.tsx';
import { useFindBooking } from './use-find-booking.ts';
import { useSay } from './use-say.ts';

export interface FindBookingProps {
  /** What the booking is wanted for. */
  readonly action: BookingAction | undefined;
  /** Why the booking of before cannot be shown. */
  readonly before?: FindRefusal | undefined;
  readonly onFound: () => void;
}

/** Number and address of a booking. It waits for its code: neither gets into an address. */
export function FindBooking({ action, before, onFound }: FindBookingProps) {
  const say = useSay();
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const { answers, isBusy, refusal, faultOf, isRight, change, leave, submit } = useFindBooking(onFound);
  const isAlive = useHydrated();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const faulty = await submit();
    if (faulty) form.current?.querySelector<HTMLElement>(`[name=${faulty}]`)?.focus();
  };
  const fieldOf = (name: FindField) => {
    const fault = faultOf(name);
    const error = fault && (fault === 'bookingNumber' ? say('fault.bookingNumber') : intl.formatMessage({ id: `account.fault.${fault}` }));
    return { name, value: answers[name], error, success: isRight(name), onBlur: () => leave(name), required: true };
  };
  return (
    <Card>
      <form ref={form} method="post" className={css.form} onSubmit={(event) => void onSubmit(event)} noValidate>
        <p className={css.quiet}>
          {action && say(`for.${action}`)} {say('intro')}
        </p>
        <TextField
          {...fieldOf('bookingNumber')}
          label={say('field.bookingNumber')}
          hint={say('field.bookingNumber.hint')}
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
        <Button type="submit" look="primary" size="large" wide icon="search" busy={isBusy} disabled={!isAlive}>
          {say('find')}
        </Button>
        <noscript>
          <p>{say('noScript')}</p>
        </noscript>
      </form>
    </Card>
  );
}
