import { exportPersonalData } from '@shop/api-client';
import { Button, ErrorAlert } from '@shop/design-system';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccountMessages } from '../account/account-messages.ts';
import css from './profile.module.css';
import { useGuarded } from './session-guard.tsx';

/** All that the shop holds of the customer, as a file. */
export function PersonalData() {
  const intl = useIntl();
  const t = useAccountMessages();
  const guarded = useGuarded();
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: async () => saveFile('my-data.json', JSON.stringify(await guarded(exportPersonalData), null, 2)),
    gcTime: 0,
  });
  return (
    <div className={css.form}>
      <p className={css.quiet}>{t('profile.data.text')}</p>
      {isError && <ErrorAlert label={intl.formatMessage({ id: 'account.refused.title' })}>{t('profile.failed')}</ErrorAlert>}
      <p role="status" className={css.quiet}>
        {isSuccess && t('profile.data.done')}
      </p>
      <div>
        <Button icon="download" busy={isPending} onClick={() => mutate()}>
          {t('profile.data.download')}
        </Button>
      </div>
    </div>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
