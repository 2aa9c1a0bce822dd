import { removePasskey, renamePasskey } from '@shop/api-client';
import type { Passkey } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Button, Card, Dialog, TextField } from '@shop/design-system';
import { MAX_PASSKEY_NAME } from '@shop/domain';
import { formatMoment } from '@shop/i18n';
import { useState, type FormEvent } from 'react';
import { useAccountMessages } from '../account/account-messages.ts';
import entry from '../forms/sign-in.module.css';
import css from '../profile/profile.module.css';
import { useGuarded } from '../account/session-guard.tsx';
import { PasskeyAlert } from './passkey-alert.tsx';
import { usePasskeyMessages } from './passkey-messages.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { usePasskeyCall } from './use-passkey-call.ts';

export type PasskeyChange = 'renamed' | 'removed';

export interface PasskeyCardProps {
  readonly passkey: Passkey;
  /** No other is left, and one is needed after the password. */
  readonly isLastNeeded: boolean;
  readonly onChanged: (how: PasskeyChange) => void;
}

/** A passkey as its owner knows it: renamed and removed here. */
export function PasskeyCard({ passkey, isLastNeeded, onChanged }: PasskeyCardProps) {
  const { origin } = useSite();
  const t = usePasskeyMessages();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const { id, name, host } = passkey;
  const close = () => setOpen(undefined);
  const done = (how: PasskeyChange) => {
    close();
    onChanged(how);
  };
  return (
    <Card as="li" padding="small" className={css.device}>
      <div>
        <p className={css.name}>{name}</p>
        {host !== new URL(origin).hostname && <p className={css.small}>{t('host', { host })}</p>}
        <Days {...passkey} />
      </div>
      <div className={css.ways}>
        <Button icon="pencil" aria-label={t('renameOne', { name })} onClick={() => setOpen('rename')}>
          {t('rename')}
        </Button>
        <Button icon="trash" aria-label={t('removeOne', { name })} onClick={() => setOpen('remove')}>
          {t('remove')}
        </Button>
      </div>
      <RenameDialog open={open === 'rename'} passkey={passkey} onDone={() => done('renamed')} onClose={close} />
      <PasswordDialog
        open={open === 'remove'}
        title={t('removeOne', { name })}
        texts={[t('remove.text', { name }), ...(isLastNeeded ? [t('remove.last')] : [])]}
        submit={t('remove.submit')}
        send={(password) => removePasskey({ id, password })}
        onDone={() => done('removed')}
        onClose={close}
      />
    </Card>
  );
}

function Days({ createdAt, lastUsedAt }: Passkey) {
  const site = useSite();
  const t = usePasskeyMessages();
  const day = (moment: string) => formatMoment(moment, site).day;
  return (
    <>
      <p className={css.small}>{t('created', { day: day(createdAt) })}</p>
      <p className={css.small}>{lastUsedAt ? t('used', { day: day(lastUsedAt) }) : t('unused')}</p>
    </>
  );
}

interface RenameDialogProps {
  readonly open: boolean;
  readonly passkey: Passkey;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function RenameDialog({ open, onClose, passkey, onDone }: RenameDialogProps) {
  const t = usePasskeyMessages();
  const closeLabel = useAccountMessages()('page.close');
  return (
    <Dialog open={open} onClose={onClose} title={t('renameOne', { name: passkey.name })} closeLabel={closeLabel}>
      {open && <RenameForm passkey={passkey} onDone={onDone} />}
    </Dialog>
  );
}

function RenameForm({ passkey: { id, name: before }, onDone }: Pick<RenameDialogProps, 'passkey' | 'onDone'>) {
  const t = usePasskeyMessages();
  const guarded = useGuarded();
  const [name, setName] = useState(before);
  const { isBusy, fault, run } = usePasskeyCall();
  const isEmpty = name.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && (await run(() => guarded(() => renamePasskey({ id, name: name.trim() }))))) onDone();
  };
  return (
    <form method="dialog" className={entry.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        name="passkey-name"
        label={t('rename.label')}
        required
        maxLength={MAX_PASSKEY_NAME}
        value={name}
        error={isEmpty && t('rename.fault')}
        onChange={({ target }) => setName(target.value)}
      />
      <PasskeyAlert fault={fault} />
      <Button type="submit" look="primary" wide busy={isBusy}>
        {t('rename.submit')}
      </Button>
    </form>
  );
}
