import { setAccountBlocked } from '@shop/api-client';
import type { CareSearchAnswer } from '@shop/contracts';
import { Button } from '@shop/design-system';
import { useState } from 'react';
import { ActDialog } from './act-dialog.tsx';
import { useCareMessages } from '../care-messages.ts';
import css from '../care.module.css';
import { useAct } from './use-act.ts';

export type Customer = CareSearchAnswer['customers'][number];

interface BlockAccountProps {
  readonly customer: Customer;
  readonly reason: string;
}

/** Blocks or unblocks an account, after a confirmation. */
export function BlockAccount({ customer, reason }: BlockAccountProps) {
  const t = useCareMessages();
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState('');
  const finish = (message: string) => {
    setOpen(false);
    setDone(message);
  };
  return (
    <div className={css.above}>
      <Button onClick={() => setOpen(true)}>{t(customer.blocked ? 'act.unblock' : 'act.block')}</Button>
      <p role="status" className={css.quiet}>
        {done}
      </p>
      {isOpen && <BlockDialog customer={customer} reason={reason} onDone={finish} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface BlockDialogProps extends BlockAccountProps {
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

function BlockDialog({ customer: { accountId, email, blocked }, reason, onDone, onClose }: BlockDialogProps) {
  const t = useCareMessages();
  const name = blocked ? 'unblock' : 'block';
  const act = useAct({
    call: (why) => setAccountBlocked(accountId, !blocked, { reason: why }),
    onDone: () => onDone(t(`act.${name}.done`)),
  });
  return <ActDialog name={name} values={{ email }} reason={reason} act={act} onClose={onClose} />;
}
