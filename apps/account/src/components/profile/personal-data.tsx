import { exportPersonalData, type ExportFormat } from '@shop/api-client';
import { Button, ErrorAlert } from '@shop/design-system';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAccountMessages } from '../account/account-messages.ts';
import css from './profile.module.css';
import { useGuarded } from '../account/session-guard.tsx';

const FORMATS = ['html', 'json'] as const satisfies readonly ExportFormat[];
const TYPES = { html: 'text/html;charset=utf-8', json: 'application/json' } as const satisfies Record<ExportFormat, string>;

/** All that the shop holds of the customer, as a file: a page to read, or data. */
export function PersonalData() {
  const intl = useIntl();
  const t = useAccountMessages();
  const guarded = useGuarded();
  const { mutate, isPending, isError, isSuccess, variables } = useMutation({
    mutationFn: async (format: ExportFormat) => saveFile(format, await guarded(() => exportPersonalData(format))),
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
        {FORMATS.map((format) => (
          <Button key={format} icon="download" busy={isPending && variables === format} onClick={() => !isPending && mutate(format)}>
            {t(`profile.data.download.${format}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function saveFile(format: ExportFormat, text: string): void {
  const content = format === 'json' ? JSON.stringify(JSON.parse(text), null, 2) : text;
  const url = URL.createObjectURL(new Blob([content], { type: TYPES[format] }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `my-data.${format}`;
  link.click();
  URL.revokeObjectURL(url);
}
