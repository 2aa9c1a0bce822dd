import { Button, TextField } from '@shop/design-system';
import { useState, type FormEvent } from 'react';
import { isIncompleteCode, type CodeTrouble } from '../../views/landing/code-trouble.ts';
import css from './landing.module.css';
import { useMessages } from '../shared/use-messages.ts';

export interface CodeFormProps {
  /** What stands in the field at first. */
  readonly typed?: string | undefined;
  readonly isBusy: boolean;
  /** Why the code that was sent opens nothing. */
  readonly trouble: CodeTrouble | undefined;
  readonly onCode: (code: string) => void;
}

/** The code of a gift, typed from paper. `dialog`: only its code sends it, so that no code gets into an address. */
export function CodeForm({ typed = '', isBusy, trouble, onCode }: CodeFormProps) {
  const t = useMessages();
  const [code, setCode] = useState(typed);
  const [isIncomplete, setIncomplete] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isTooShort = isIncompleteCode(code);
    setIncomplete(isTooShort);
    if (!isTooShort) onCode(code);
  };
  const error = isIncomplete
    ? t('gifting.use.incomplete')
    : trouble?.kind === 'unknown'
      ? t('gifting.use.trouble.unknown.title')
      : undefined;
  return (
    <form method="dialog" className={css.form} onSubmit={send} noValidate>
      <TextField
        label={t('gifting.use.code')}
        hint={t('gifting.use.hint')}
        error={error}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" look="primary" size="large" wide busy={isBusy}>
        {t('gifting.use.submit')}
      </Button>
    </form>
  );
}
