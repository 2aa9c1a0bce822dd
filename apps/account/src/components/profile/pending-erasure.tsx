import { keepAccount } from '@shop/api-client';
import type { Erasure } from '@shop/contracts';
import { Button, ErrorAlert, focusOnMount } from '@shop/design-system';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccountMessages } from '../account/account-messages.ts';
import { ErasureMessage } from './erasure-message.tsx';
import css from './profile.module.css';
import { useGuarded } from '../account/session-guard.tsx';

export interface PendingErasureProps {
  readonly erasure: Erasure;
  /** It was asked for on this page: the focus goes to it, so that it is read out. */
  readonly isNew: boolean;
  readonly onKept: () => void;
}

/** An erasure that was asked for, and the button that keeps the account. */
export function PendingErasure({ erasure, isNew, onKept }: PendingErasureProps) {
  const intl = useIntl();
  const t = useAccountMessages();
  const guarded = useGuarded();
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => guarded(keepAccount), onSuccess: onKept, gcTime: 0 });
  const keep = (
    <Button busy={isPending} onClick={() => mutate()}>
      {t('profile.erasure.keep')}
    </Button>
  );
  return (
    <div className={css.form} ref={isNew ? focusOnMount : undefined} tabIndex={isNew ? -1 : undefined}>
      <ErasureMessage erasure={erasure} action={keep} />
      {isError && <ErrorAlert label={intl.formatMessage({ id: 'account.refused.title' })}>{t('profile.erase.refused.failed')}</ErrorAlert>}
    </div>
  );
}
