import { useSite } from '@shop/contracts/page';
import { senderFault, sendingFault, type GiftFormat } from '@shop/domain';
import { shopNow } from '@shop/i18n';
import { useRef, useState, type FormEvent } from 'react';
import { useCustomization } from './use-customization.ts';
import { useSending } from './use-sending.ts';

interface GiftDraft {
  readonly format: GiftFormat;
  /** Name of a field of the caller's that is not right yet. */
  readonly faultyField?: string | undefined;
  /** Every field is right. */
  readonly onConfirm: () => void;
}

/** What is typed into the form of a gift. It goes on only when the form is valid; else its first faulty field gets the focus (GIFT-013). */
export function useGiftDraft({ format, faultyField, onConfirm }: GiftDraft) {
  const site = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useCustomization();
  const [sending, setSending] = useSending();
  const [wasTried, setTried] = useState(false);
  const firstFault = (): string | undefined => {
    if (faultyField) return faultyField;
    if (senderFault(words.fromName)) return 'fromName';
    return format === 'digital' && sendingFault(sending, shopNow(site)) ? 'sendDay' : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const fault = firstFault();
    if (fault) return form.current?.querySelector<HTMLInputElement>(`[name=${fault}]`)?.focus();
    setSending(sending);
    onConfirm();
  };
  return { form, submit, fields: { words, sending, wasTried, onWords: setWords, onSending: setSending } };
}
