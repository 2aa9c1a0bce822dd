import { CUSTOMIZATION_KEY, readCustomization, writeCustomization, type GiftCustomization } from '@shop/domain';
import { useMemo } from 'react';
import { useTabText } from './use-tab-text.ts';

/** The words of the gift at hand; the tab's storage holds them over a reload and for the booking summary (GIFT-010). */
export function useCustomization(): readonly [GiftCustomization, (next: GiftCustomization) => void] {
  const [text, setText] = useTabText(CUSTOMIZATION_KEY);
  const words = useMemo(() => readCustomization(text), [text]);
  return [words, (next) => setText(writeCustomization(next))];
}
