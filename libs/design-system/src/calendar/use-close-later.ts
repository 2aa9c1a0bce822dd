import { useEffect, useRef } from 'react';

const CLOSE_DELAY_MS = 1_000;

/**
 * Closes a calendar without a Confirm button one second after its range is complete (SEARCH-135): called with true where the choice
 * completes the range. Every other choice within that second keeps it open.
 */
export function useCloseLater(onClose: () => void): (isComplete: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (isComplete) => {
    clearTimeout(timer.current);
    if (isComplete) timer.current = setTimeout(onClose, CLOSE_DELAY_MS);
  };
}
