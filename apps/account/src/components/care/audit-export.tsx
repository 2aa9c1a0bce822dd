import { exportCareAudit } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Button, Disclosure, Message, TextField, useErrorSummary } from '@shop/design-system';
import { isLocalDate, nightsBetween } from '@shop/domain';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { actRefusal } from '../../views/care/act-refusal.ts';
import { saveFile } from '../account/save-file.ts';
import { FaultSummary } from '../forms/fault-summary.tsx';
import { useCareMessages } from './care-messages.ts';
import css from './care.module.css';
import { isReason, LONGEST_REASON } from './use-care-reason.ts';

const LONGEST_DAYS = 92;

/** The audit log of some days as a file, for supervisors. */
export function AuditExport() {
  const { today } = useSite();
  const t = useCareMessages();
  const form = useRef<HTMLFormElement>(null);
  const [{ from, to, reason }, setAnswers] = useState({ from: today, to: today, reason: '' });
  const [isSent, setSent] = useState(false);
  const { faults, summarise } = useErrorSummary(() => form.current);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => saveCsv(`audit-${from}-${to}.csv`, await exportCareAudit({ from, to, reason: reason.trim() })),
    gcTime: 0,
  });
  const isPeriod = isLocalDate(from) && isLocalDate(to) && from <= to && nightsBetween(from, to) <= LONGEST_DAYS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    summarise();
    if (isPeriod && isReason(reason) && !isPending) mutate();
  };
  const fieldOf = (name: 'from' | 'to' | 'reason', value: string) => ({
    name: `audit-${name}`,
    value,
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setAnswers({ from, to, reason, [name]: target.value }),
  });
  return (
    <Disclosure title={t('audit.title')}>
      <form ref={form} method="dialog" className={css.form} onSubmit={submit} noValidate>
        <FaultSummary faults={faults} />
        <p className={css.quiet}>{t('audit.text')}</p>
        <div className={css.facts}>
          <TextField {...fieldOf('from', from)} type="date" label={t('audit.from')} error={isSent && !isPeriod && t('audit.wrong')} />
          <TextField {...fieldOf('to', to)} type="date" label={t('audit.to')} />
        </div>
        <TextField
          {...fieldOf('reason', reason)}
          label={t('reason')}
          autoComplete="off"
          maxLength={LONGEST_REASON}
          error={isSent && !isReason(reason) && t('reason.missing')}
        />
        {error && !isPending && (
          <Message kind="error" live>
            {t(`fault.${actRefusal(error).kind}`)}
          </Message>
        )}
        <p role="status" className={css.quiet}>
          {isSuccess && t('audit.done')}
        </p>
        <div>
          <Button type="submit" icon="download" busy={isPending}>
            {t('audit.submit')}
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}

function saveCsv(name: string, text: string): void {
  // The mark tells a spreadsheet that the letters are UTF-8.
  saveFile({ name, content: new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }) });
}
