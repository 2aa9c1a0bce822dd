import { Button, Card, TextField, useErrorSummary } from '@shop/design-system';
import { CARE_SEARCH } from '@shop/domain';
import { useRef, useState, type FormEvent } from 'react';
import { FaultSummary } from '../forms/fault-summary.tsx';
import { useCareMessages } from './care-messages.ts';
import css from './care.module.css';
import { isReason, LONGEST_REASON } from './use-care-reason.ts';

export interface CareSearch {
  readonly query: string;
  readonly reason: string;
}

export interface CareSearchFormProps extends CareSearch {
  /** An order is open without a search: the reason alone is enough. */
  readonly mayBeEmpty: boolean;
  readonly isBusy: boolean;
  readonly onSearch: (search: CareSearch) => void;
}

/** One field for whatever a customer can name, and the case that it is for. */
export function CareSearchForm({ query, reason, mayBeEmpty, isBusy, onSearch }: CareSearchFormProps) {
  const t = useCareMessages();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<CareSearch>({ query, reason });
  const [isSent, setSent] = useState(false);
  const { faults, summarise } = useErrorSummary(() => form.current);
  const fault = {
    query: isSearchable(typed.query) || (mayBeEmpty && typed.query === '') ? undefined : t('search.query.short'),
    reason: isReason(typed.reason) ? undefined : t('reason.missing'),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    summarise();
    if (!fault.query && !fault.reason && !isBusy) onSearch({ query: typed.query.trim(), reason: typed.reason.trim() });
  };
  const fieldOf = (name: keyof CareSearch) => ({
    name,
    value: typed[name],
    required: true,
    error: isSent && fault[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <Card>
      <form ref={form} method="dialog" role="search" className={css.search} onSubmit={submit} noValidate>
        <FaultSummary faults={faults} />
        <TextField
          {...fieldOf('query')}
          label={t('search.query')}
          hint={t('search.query.hint')}
          icon="search"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
        />
        <TextField
          {...fieldOf('reason')}
          label={t('reason')}
          hint={t('reason.hint')}
          icon="pencil"
          autoComplete="off"
          maxLength={LONGEST_REASON}
        />
        <Button type="submit" look="primary" size="large" busy={isBusy}>
          {t('search.submit')}
        </Button>
      </form>
    </Card>
  );
}

function isSearchable(query: string): boolean {
  return query.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= CARE_SEARCH.shortest;
}
