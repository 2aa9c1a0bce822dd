import { useState } from 'react';

const PLACE = 'shop.care.reason';
/** The contract's own least: three characters that count. */
const SHORTEST = 3;
export const LONGEST_REASON = 200;

/** Whether a reason says enough for the audit log. */
export function isReason(text: string): boolean {
  return text.replaceAll(/\s/g, '').length >= SHORTEST && text.trim().length <= LONGEST_REASON;
}

/** Why the colleague looks: given once for a case, kept in this tab until another case begins. */
export function useCareReason(): [reason: string, keep: (reason: string) => void] {
  const [reason, setReason] = useState(storedReason);
  const keep = (text: string) => {
    setReason(text);
    try {
      sessionStorage.setItem(PLACE, text);
    } catch {
      // A browser that refuses its storage asks for the reason again after a reload.
    }
  };
  return [reason, keep];
}

function storedReason(): string {
  try {
    return sessionStorage.getItem(PLACE) ?? '';
  } catch {
    return '';
  }
}
