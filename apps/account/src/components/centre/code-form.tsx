import { Button, TextField } from '@shop/design-system';
import { maybeGiftCode } from '@shop/domain';
import { useState, type FormEvent, type RefObject } from 'react';
import css from './centre.module.css';
import { useCentreMessages } from './centre-messages.ts';

interface CodeFormProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly code: string;
  /** The shop knows no such code for this centre. */
  readonly isUnknown: boolean;
  readonly isBusy: boolean;
  /** Whether its button is the next step: once a voucher is shown, that one's is. */
  readonly isFirst: boolean;
  readonly onType: (code: string) => void;
  readonly onCheck: (code: string) => void;
}

/** The code of a voucher, as it stands on the paper. `dialog`: only its code sends it, so that no code gets into an address. */
export function CodeForm({ field, code, isUnknown, isBusy, isFirst, onType, onCheck }: CodeFormProps) {
  const t = useCentreMessages();
  const [isIncomplete, setIncomplete] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isWhole = maybeGiftCode(code);
    setIncomplete(!isWhole);
    if (isWhole) onCheck(code.trim());
    else field.current?.focus();
  };
  const type = (typed: string) => {
    setIncomplete(false);
    onType(typed);
  };
  const error = isIncomplete ? t('code.incomplete') : isUnknown ? t('code.unknown') : undefined;
  return (
    <form method="dialog" className={css.code} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={t('code')}
        name="code"
        error={error}
        value={code}
        maxLength={60}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        className={css.codeField}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" look={isFirst ? 'primary' : 'secondary'} size="large" wide busy={isBusy}>
        {t('check')}
      </Button>
    </form>
  );
}
