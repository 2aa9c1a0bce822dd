import { useState } from 'react';
import {
  FIND_FIELDS,
  NOTHING_TYPED,
  findFault,
  firstFaultyField,
  type FindAnswers,
  type FindField,
} from '../../views/booking/find-fields.ts';
import { findRefusal, type FindRefusal } from '../../views/booking/find-refusal.ts';

export interface BookingFinder {
  /** Asks the shop with what was typed; rejects where there is no such booking. */
  readonly find: (answers: FindAnswers) => Promise<void>;
}

/** What was typed to find a booking, what is wrong with it, and what became of it. A field is judged once it was left or the form was sent. */
export function useFindBooking({ find }: BookingFinder) {
  const [answers, setAnswers] = useState(NOTHING_TYPED);
  const [left, setLeft] = useState<ReadonlySet<FindField>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<FindRefusal>();

  /** Looks for the booking, or marks what keeps the form back. */
  const submit = async (): Promise<void> => {
    setLeft(new Set(FIND_FIELDS));
    if (firstFaultyField(answers) || isBusy) return;
    setBusy(true);
    try {
      await find({ ...answers, email: answers.email.trim() });
    } catch (error) {
      setRefusal(findRefusal(error));
      setBusy(false);
    }
  };
  return {
    answers,
    isBusy,
    refusal,
    faultOf: (field: FindField) => (left.has(field) ? findFault(field, answers) : undefined),
    isRight: (field: FindField) => left.has(field) && !findFault(field, answers),
    change: (field: FindField, text: string) => setAnswers({ ...answers, [field]: text }),
    leave: (field: FindField) => setLeft(new Set([...left, field])),
    submit,
  };
}
