import { useSite } from '@shop/contracts/page';
import { Button, Dialog, Message, Stack, TextField, useErrorSummary } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FaultSummary } from '../../forms/fault-summary.tsx';
import { useCareMessages } from '../care-messages.ts';
import css from '../care.module.css';
import type { Act } from './use-act.ts';
import { isReason, LONGEST_REASON } from '../use-care-reason.ts';

export interface ActDialogProps {
  /** Key of its words: `act.note`, `act.note.text`, `act.note.submit`. */
  readonly name: string;
  readonly values?: Record<string, string | number>;
  /** Of its text, where another one than `act.note.text` is right. */
  readonly textKey?: string;
  /** Why the colleague looks at the order; the act may be for another reason. */
  readonly reason: string;
  readonly act: Act;
  /** Whether the fields of its own may be sent. */
  readonly isComplete?: boolean;
  /** Fields of its own; `isSent` once the form was submitted, so that each shows its own error. */
  readonly children?: (isSent: boolean) => ReactNode;
  readonly onClose: () => void;
}

/** Asks once more before an act, with its reason; where it fails it stays open with what was typed, and can be sent again. */
export function ActDialog({
  name,
  values,
  textKey = `act.${name}.text`,
  reason: first,
  act,
  isComplete = true,
  children,
  onClose,
}: ActDialogProps) {
  const { locale } = useSite();
  const t = useCareMessages();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState(first);
  const [isSent, setSent] = useState(false);
  const { faults, summarise } = useErrorSummary(() => form.current);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    summarise();
    if (isComplete && isReason(reason) && !act.isPending) act.send(reason.trim());
  };
  return (
    <Dialog open onClose={onClose} title={t(`act.${name}`)} closeLabel={t('close')}>
      <form ref={form} method="dialog" className={css.form} onSubmit={submit} noValidate>
        <FaultSummary faults={faults} />
        <p>{t(textKey, values)}</p>
        {children?.(isSent)}
        <TextField
          name="actReason"
          label={t('reason')}
          hint={t('reason.hint')}
          autoComplete="off"
          required
          maxLength={LONGEST_REASON}
          value={reason}
          error={isSent && !isReason(reason) && t('reason.missing')}
          onChange={({ target }) => setReason(target.value)}
        />
        {act.refusal && !act.isPending && (
          <Message kind={act.refusal.kind === 'failed' ? 'error' : 'warning'} live>
            {t(`fault.${act.refusal.kind}`, act.refusal.amount === undefined ? {} : { amount: formatMoney(act.refusal.amount, locale) })}
          </Message>
        )}
        <Stack direction="row" gap={3} justify="end">
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" look="primary" busy={act.isPending}>
            {t(`act.${name}.submit`)}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
