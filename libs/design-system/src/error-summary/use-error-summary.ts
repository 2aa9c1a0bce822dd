import { useState } from 'react';
import { faultyFields, type FieldFault } from './faulty-fields.ts';

const NONE: readonly FieldFault[] = [];

/** What an `ErrorSummary` says: `summarise` is to be called after each try to send the form, and reads the marks once they are drawn. */
export function useErrorSummary(form: () => Element | null | undefined) {
  const [faults, setFaults] = useState(NONE);
  const summarise = () => void setTimeout(() => setFaults(faultyFields(form() ?? null)));
  return { faults, summarise };
}
