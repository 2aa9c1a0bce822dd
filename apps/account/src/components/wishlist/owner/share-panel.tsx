import { shareWishlist, unshareWishlist, wishlistShareQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Card, ErrorAlert, Stack, TextField, focusOnMount } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccountMessages } from '../../account/account-messages.ts';
import { useGuarded } from '../../account/session-guard.tsx';
import css from './wishes.module.css';

/** The one link that shows the list to others: made, copied and ended here. */
export function SharePanel() {
  const intl = useIntl();
  const t = useAccountMessages();
  const client = useQueryClient();
  const guarded = useGuarded();
  const { queryKey } = wishlistShareQuery();
  const { data: share } = useQuery(wishlistShareQuery());
  const change = useMutation({
    mutationFn: (isShared: boolean) => guarded(async () => (isShared ? shareWishlist() : unshareWishlist().then(() => ({})))),
    onSuccess: (changed) => client.setQueryData(queryKey, changed),
    gcTime: 0,
  });
  const hasEnded = change.isSuccess && !change.variables;
  return (
    <Card>
      <Stack gap={3}>
        <h2>{t('wishes.share.title')}</h2>
        <p className={css.quiet}>{t('wishes.share.text')}</p>
        {share?.token ? (
          <SharedLink token={share.token} isNew={change.isSuccess} isBusy={change.isPending} onEnd={() => change.mutate(false)} />
        ) : (
          <div>
            <Button icon="share-2" busy={change.isPending} onClick={() => change.mutate(true)}>
              {t('wishes.share.make')}
            </Button>
          </div>
        )}
        <div role="status" className={css.quiet}>
          {hasEnded && (
            <p ref={focusOnMount} tabIndex={-1}>
              {t('wishes.share.ended')}
            </p>
          )}
        </div>
        {change.isError && <ErrorAlert label={intl.formatMessage({ id: 'account.refused.title' })}>{t('wishes.share.failed')}</ErrorAlert>}
      </Stack>
    </Card>
  );
}

interface SharedLinkProps {
  readonly token: string;
  /** Made by this press. */
  readonly isNew: boolean;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SharedLink({ token, isNew, isBusy, onEnd }: SharedLinkProps) {
  const { origin, locale } = useSite();
  const t = useAccountMessages();
  const [isCopied, setCopied] = useState(false);
  const url = origin + hrefFor('sharedWishlist', locale, { token });
  const copy = () => navigator.clipboard.writeText(url).then(() => setCopied(true));
  return (
    <>
      <TextField
        ref={isNew ? focusOnMount : undefined}
        name="share-link"
        label={t('wishes.share.link')}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={css.link}>
        <Button icon="copy" onClick={() => void copy().catch(() => undefined)}>
          {t('wishes.share.copy')}
        </Button>
        <Button look="quiet" busy={isBusy} onClick={onEnd}>
          {t('wishes.share.end')}
        </Button>
        <span role="status">{isCopied && t('wishes.share.copied')}</span>
      </div>
    </>
  );
}
