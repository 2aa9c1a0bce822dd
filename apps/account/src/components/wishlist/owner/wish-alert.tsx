import { setWishAlerts, type WishedFor } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { CheckField, ErrorAlert } from '@shop/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccountMessages } from '../../account/account-messages.ts';
import { useGuarded } from '../../account/session-guard.tsx';

export interface WishAlertProps {
  readonly name: string;
  readonly label: string;
  /** Of which stay, where the label does not say it. */
  readonly about?: string;
  /** Stays of the list; all of them without. */
  readonly ids?: readonly string[];
  readonly on: boolean;
  /** For whom and when prices count. */
  readonly wish: WishedFor;
}

/** Whether falls in price are mailed; the box counts at once. */
export function WishAlert({ name, label, about, ids, on, wish }: WishAlertProps) {
  const { locale } = useSite();
  const intl = useIntl();
  const t = useAccountMessages();
  const client = useQueryClient();
  const guarded = useGuarded();
  /** At once: a mutation says what it does a moment later, and the box would fall back meanwhile. */
  const [requested, setRequested] = useState<boolean>();
  const { mutate, isError } = useMutation({
    mutationFn: (requested: boolean) => guarded(() => setWishAlerts({ on: requested, locale, wish, ...(ids && { ids }) })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['wishlist'] }),
    onSettled: () => setRequested(undefined),
    gcTime: 0,
  });
  return (
    <>
      <CheckField
        name={name}
        label={label}
        {...(about && { 'aria-label': t('wishes.note.about', { action: label, label: about }) })}
        checked={requested ?? on}
        onChange={({ target }) => {
          if (requested !== undefined) return;
          setRequested(target.checked);
          mutate(target.checked);
        }}
      />
      {isError && <ErrorAlert label={intl.formatMessage({ id: 'account.refused.title' })}>{t('wishes.alert.failed')}</ErrorAlert>}
    </>
  );
}
