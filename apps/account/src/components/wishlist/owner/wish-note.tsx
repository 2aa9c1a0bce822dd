import { noteWish } from '@shop/api-client';
import type { WishlistItem } from '@shop/contracts';
import { Button, ErrorAlert, Stack, TextArea, focusOnMount } from '@shop/design-system';
import { LONGEST_WISH_NOTE } from '@shop/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useAccountMessages } from '../../account/account-messages.ts';
import { useGuarded } from '../../account/session-guard.tsx';
import css from './wishes.module.css';

export interface WishNoteProps {
  readonly item: WishlistItem;
  /** What is wished. */
  readonly label: string;
  readonly note?: string | undefined;
}

/** What the customer has noted of a wish, and the field to write it in. */
export function WishNote({ item, label, note }: WishNoteProps) {
  const t = useAccountMessages();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen) {
    const close = () => {
      setOpen(false);
      setWasOpen(true);
    };
    return <NoteForm item={item} note={note ?? ''} onClose={close} />;
  }
  const action = t(note ? 'wishes.note.edit' : 'wishes.note.add');
  return (
    <Stack gap={2}>
      {note && <p className={css.note}>{note}</p>}
      <div>
        <Button
          look="link"
          icon="pencil"
          ref={wasOpen ? focusOnMount : undefined}
          aria-label={t('wishes.note.about', { action, label })}
          onClick={() => setOpen(true)}
        >
          {action}
        </Button>
      </div>
    </Stack>
  );
}

interface NoteFormProps {
  readonly item: WishlistItem;
  readonly note: string;
  readonly onClose: () => void;
}

/** What was typed stays until it is saved. */
function NoteForm({ item, note, onClose }: NoteFormProps) {
  const intl = useIntl();
  const t = useAccountMessages();
  const client = useQueryClient();
  const guarded = useGuarded();
  const [text, setText] = useState(note);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => guarded(() => noteWish(item, text)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['wishlist'] });
      onClose();
    },
    gcTime: 0,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={2}>
        <TextArea
          ref={focusOnMount}
          name={`note-${item.type}-${item.id}`}
          label={t('wishes.note.label')}
          value={text}
          maxLength={LONGEST_WISH_NOTE}
          onChange={({ target }) => setText(target.value)}
          count={t('wishes.note.count', { count: text.length, max: LONGEST_WISH_NOTE })}
        />
        {isError && <ErrorAlert label={intl.formatMessage({ id: 'account.refused.title' })}>{t('wishes.note.failed')}</ErrorAlert>}
        <div className={css.link}>
          <Button type="submit" look="primary" busy={isPending}>
            {t('wishes.note.save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('wishes.note.cancel')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
