import { addCareNote } from '@shop/api-client';
import { TextArea } from '@shop/design-system';
import { useState } from 'react';
import { ActDialog } from './act-dialog.tsx';
import type { OrderActProps } from './care-acts.tsx';
import { useCareMessages } from '../care-messages.ts';
import { useAct } from './use-act.ts';

const LONGEST_NOTE = 2000;

/** Writes a note beside the order. */
export function NoteDialog({ story: { order }, reason, onDone, onClose }: OrderActProps) {
  const t = useCareMessages();
  const [note, setNote] = useState('');
  const isComplete = note.trim() !== '';
  const act = useAct({
    call: (why, key) => addCareNote(order.orderUUID, { note: note.trim(), reason: why }, key),
    onDone: () => onDone(t('act.note.done')),
  });
  return (
    <ActDialog name="note" reason={reason} act={act} isComplete={isComplete} onClose={onClose}>
      {(isSent) => (
        <TextArea
          name="note"
          label={t('act.note.field')}
          required
          maxLength={LONGEST_NOTE}
          value={note}
          error={isSent && !isComplete && t('act.note.missing')}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
    </ActDialog>
  );
}
