import { ApiError, centreSessionQuery, minutesToWait, openCentre } from '@shop/api-client';
import { Button, Card, Message, PasswordField } from '@shop/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import css from './centre.module.css';
import { useCentreMessages, type CentreTranslate } from './centre-messages.ts';
import { useWaiting } from './waiting-store.ts';

/** The key of the centre, once. `dialog`: only its code sends it, so that no key gets into an address. */
export function CentreKeyForm() {
  const t = useCentreMessages();
  const client = useQueryClient();
  const count = useWaiting().length;
  const [key, setKey] = useState('');
  const [isMissing, setMissing] = useState(false);
  const opening = useMutation({
    mutationFn: openCentre,
    onSuccess: (centre) => client.setQueryData(centreSessionQuery().queryKey, centre),
    networkMode: 'always',
    gcTime: 0,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (opening.isPending) return;
    setMissing(!key.trim());
    if (key.trim()) opening.mutate(key.trim());
  };
  const error = isMissing ? t('key.missing') : opening.error && keyFault(opening.error, t);
  return (
    <Card className={css.card}>
      <p className={css.quiet}>{t('intro')}</p>
      {count > 0 && <Message kind="warning">{t('keyFirst', { count })}</Message>}
      <form method="dialog" className={css.form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('key')}
          name="key"
          error={error ?? undefined}
          value={key}
          maxLength={200}
          required
          onChange={({ target }) => setKey(target.value)}
          showLabel={t('key.show')}
          hideLabel={t('key.hide')}
        />
        <Button type="submit" look="primary" size="large" wide busy={opening.isPending}>
          {t('key.submit')}
        </Button>
      </form>
    </Card>
  );
}

function keyFault(error: Error, t: CentreTranslate): string {
  const minutes = minutesToWait(error);
  if (minutes !== undefined) return t('tooMany', { minutes });
  return t(error instanceof ApiError && error.status === 401 ? 'key.wrong' : 'key.failed');
}
