import { Button, TextField } from '@shop/design-system';
import { useState, type FormEvent, type Ref } from 'react';
import { useMessages } from '../../shared/use-messages.ts';
import css from './choices.module.css';

export interface CodeEntryProps {
  readonly label: string;
  readonly hint?: string;
  /** Why the last code was refused. */
  readonly error: string | undefined;
  readonly field: Ref<HTMLInputElement>;
  /** Tries a code; true once it counts. */
  readonly onApply: (code: string) => Promise<boolean>;
}

/** One line to type a code; a refused one stays there to be mended. */
export function CodeEntry({ label, hint, error, field, onApply }: CodeEntryProps) {
  const t = useMessages();
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || text.trim() === '') return;
    setIsBusy(true);
    const counts = await onApply(text.trim());
    setIsBusy(false);
    if (counts) setText('');
  };
  return (
    <form className={css.entry} onSubmit={apply} noValidate>
      <TextField
        ref={field}
        label={label}
        hint={hint}
        error={error}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" className={css.apply} busy={isBusy}>
        {t('product.order.codes.apply')}
      </Button>
    </form>
  );
}
