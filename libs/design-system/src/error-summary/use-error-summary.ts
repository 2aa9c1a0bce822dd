import { useState } from 'react';
import { faultyFields, type FieldFault } from './faulty-fields.ts';

const NONE: readonly FieldFault[] = [];

/**
 * What an `ErrorSummary` says: `summarise` is to be called after each try to send the form, and reads the marks once they are drawn.
 * `part` is the form, or what stands around it; then `sent` is the form, and other forms there are left out.
 */
export function useErrorSummary(part: () => Element | null | undefined, sent?: () => Element | null | undefined) {
  const [faults, setFaults] = useState(NONE);
  const summarise = () => void setTimeout(() => setFaults(faultyFields(part() ?? null, sent?.())));
  return { faults, summarise };
}
