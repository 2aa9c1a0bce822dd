import { useSite } from '@shop/contracts/page';
import { firstSending, readSending, SENDING_KEY, writeSending, type SendingChoice } from '@shop/domain';
import { useMemo } from 'react';
import { useTabText } from './use-tab-text.ts';

/** How the current gift reaches its recipient; the tab's storage holds it over a reload and for the booking summary. */
export function useSending(): readonly [SendingChoice, (next: SendingChoice) => void] {
  const { timeZone } = useSite();
  const [text, setText] = useTabText(SENDING_KEY);
  const choice = useMemo(() => readSending(text) ?? firstSending(timeZone), [text, timeZone]);
  return [choice, (next) => setText(writeSending(next))];
}
