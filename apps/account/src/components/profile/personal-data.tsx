import { exportPersonalData } from '@shop/api-client';
import { Button, ErrorAlert } from '@shop/design-system';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccountMessages } from '../account/account-messages.ts';
import { saveFile } from '../account/save-file.ts';
import css from './profile.module.css';
import { useGuarded } from '../account/session-guard.tsx';

/** All that the shop holds of the customer, as one file: a page to read and data. */
export function PersonalData() {
  const intl = useIntl();
  const t = useAccountMessages();
  const guarded = useGuarded();
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: async () => saveFile(await guarded(exportPersonalData)),
    gcTime: 0,
  });
  return (
    <div className={css.form}>
      <p className={css.quiet}>{t('profile.data.text')}</p>
      {isError && <ErrorAlert label={intl.formatMessage({ id: 'account.refused.title' })}>{t('profile.failed')}</ErrorAlert>}
      <p role="status" className={css.quiet}>
        {isSuccess && t('profile.data.done')}
      </p>
      <div className={css.ways}>
        <Button icon="download" busy={isPending} onClick={() => !isPending && mutate()}>
          {t('profile.data.download')}
        </Button>
      </div>
    </div>
  );
}
