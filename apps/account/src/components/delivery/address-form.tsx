import { Button, Stack, TextField } from '@shop/design-system';
import { checkEmail } from '@shop/domain';
import { useRef, useState, type FormEvent } from 'react';
import { useDeliveryMessages } from './delivery-messages.ts';

export interface AddressFormProps {
  /** The gift has reached the former address: it gets another code. */
  readonly isSent: boolean;
  readonly isBusy: boolean;
  readonly onCorrect: (recipientEmail: string) => void;
}

/** The address that a gift goes to instead. */
export function AddressForm({ isSent, isBusy, onCorrect }: AddressFormProps) {
  const t = useDeliveryMessages();
  const [address, setAddress] = useState('');
  const [wasTried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isRight = checkEmail(address).kind === 'ok';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isRight) onCorrect(address.trim());
    else input.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t('correct')}>
      <Stack gap={3}>
        <TextField
          ref={input}
          name="recipientEmail"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          label={t('email')}
          hint={isSent ? t('newCode') : undefined}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          error={wasTried && !isRight ? t('fault.email') : undefined}
          required
        />
        <div>
          <Button type="submit" look="primary" busy={isBusy}>
            {t(isSent ? 'sendAgain' : 'save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
