import type { LostGiftCodeBody } from '@shop/contracts';
import { Button, Message, TextField } from '@shop/design-system';
import { checkBookingNumber, checkEmail, digitsOf } from '@shop/domain';
import { useRef, useState, type FormEvent } from 'react';
import css from '../landing/landing.module.css';
import { useMessages } from '../shared/use-messages.ts';
import type { LostCodeRefusal } from './use-lost-code.ts';

export interface LostCodeFormProps {
  readonly isBusy: boolean;
  readonly refusal: LostCodeRefusal | undefined;
  readonly onReport: (body: LostGiftCodeBody) => void;
}

/** The address that the codes are mailed to again, and the order where it is known. `dialog`: only its code sends it. */
export function LostCodeForm({ isBusy, refusal, onReport }: LostCodeFormProps) {
  const t = useMessages();
  const [email, setEmail] = useState('');
  const [number, setNumber] = useState('');
  const [wasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isEmail = checkEmail(email).kind === 'ok';
  const isNumber = number.trim() === '' || checkBookingNumber(digitsOf(number)).kind === 'ok';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (!isEmail || !isNumber)
      return form.current?.querySelector<HTMLInputElement>(`[name=${isEmail ? 'lostNumber' : 'lostEmail'}]`)?.focus();
    return onReport({ email: email.trim(), ...(number.trim() && { bookingNumber: digitsOf(number) }) });
  };
  return (
    <form ref={form} method="dialog" className={css.form} onSubmit={send} noValidate aria-label={t('gifting.use.lost.title')}>
      <p>{t('gifting.use.lost.text')}</p>
      <TextField
        name="lostEmail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        label={t('gifting.use.lost.email')}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={(wasTried && !isEmail) || refusal?.kind === 'email' ? t('gifting.use.lost.email.fault') : undefined}
      />
      <TextField
        name="lostNumber"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        label={t('gifting.use.lost.number')}
        hint={t('gifting.use.lost.number.hint')}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        error={wasTried && !isNumber ? t('gifting.use.lost.number.fault') : undefined}
      />
      {refusal && refusal.kind !== 'email' && !isBusy && (
        <Message kind={refusal.kind === 'failed' ? 'error' : 'warning'} live>
          {refusal.kind === 'tooMany' ? t('gifting.use.lost.tooMany', { minutes: refusal.minutes }) : t('gifting.use.lost.failed')}
        </Message>
      )}
      <Button type="submit" busy={isBusy}>
        {t('gifting.use.lost.submit')}
      </Button>
    </form>
  );
}

/** Pasted as it stands in the mail: `1234 5678`, `n° 12345678`. */
