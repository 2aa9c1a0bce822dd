import { passkeysQuery } from '@shop/api-client';
import type { PasskeysAnswer } from '@shop/contracts';
import { Button, Message, Section } from '@shop/design-system';
import { MAX_PASSKEYS } from '@shop/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { AccountAnswer } from '../account/account-answer.tsx';
import css from '../profile/profile.module.css';
import { makePasskey } from './browser-passkeys.ts';
import { PasskeyCard, type PasskeyChange } from './passkey-card.tsx';
import { passkeyMessages, usePasskeyMessages } from './passkey-messages.ts';
import { useSupport } from './passkey-sign-in.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SecondStep } from './second-step.tsx';

/** The customer's passkeys, and whether one is needed after the password. */
export function Passkeys() {
  return (
    <Suspense>
      <passkeyMessages.Provider>
        <PasskeySection />
      </passkeyMessages.Provider>
    </Suspense>
  );
}

function PasskeySection() {
  const t = usePasskeyMessages();
  const requested = useQuery(passkeysQuery());
  return (
    <Section title={t('title')} intro={t('text')}>
      <AccountAnswer query={requested}>{(answer) => <OwnPasskeys {...answer} />}</AccountAnswer>
    </Section>
  );
}

type Change = PasskeyChange | 'added' | 'after.changed';

function OwnPasskeys({ passkeys, afterPassword, endsAt }: PasskeysAnswer) {
  const t = usePasskeyMessages();
  const client = useQueryClient();
  const [change, setChange] = useState<Change>();
  const changed = (how: Change) => {
    setChange(how);
    void client.invalidateQueries({ queryKey: passkeysQuery().queryKey });
  };
  return (
    <div className={css.form}>
      {passkeys.length === 0 && <p className={css.quiet}>{t('none')}</p>}
      {passkeys.length > 0 && (
        <ul className={css.list} aria-label={t('list')}>
          {passkeys.map((passkey) => (
            <PasskeyCard key={passkey.id} passkey={passkey} isLastNeeded={afterPassword && passkeys.length === 1} onChanged={changed} />
          ))}
        </ul>
      )}
      <p role="status" className={css.quiet}>
        {change && t(change)}
      </p>
      <NewPasskey isFull={passkeys.length >= MAX_PASSKEYS} onAdded={() => changed('added')} />
      {passkeys.length > 0 && <SecondStep afterPassword={afterPassword} endsAt={endsAt} onChanged={() => changed('after.changed')} />}
    </div>
  );
}

function NewPasskey({ isFull, onAdded }: { readonly isFull: boolean; readonly onAdded: () => void }) {
  const t = usePasskeyMessages();
  const isSupported = useSupport();
  const [open, setOpen] = useState(false);
  if (!isSupported) return <Message title={t('unsupported')} />;
  if (isFull) return <p className={css.quiet}>{t('fault.full')}</p>;
  const done = () => {
    setOpen(false);
    onAdded();
  };
  return (
    <div>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      <PasswordDialog
        open={open}
        isNew
        title={t('add')}
        texts={[t('add.text')]}
        submit={t('add.submit')}
        send={makePasskey}
        onDone={done}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
