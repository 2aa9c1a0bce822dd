import { bookingQuery, keepOpenBooking } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FIND_FIELDS, NOTHING_TYPED, findFault, firstFaultyField, type FindField } from '../../views/booking/find-fields.ts';
import { findRefusal, type FindRefusal } from '../../views/booking/find-refusal.ts';

/** What was typed to find a booking, what is wrong with it, and what became of it. A field is judged once it was left or the form was sent. */
export function useFindBooking(onFound: () => void) {
  const { locale } = useSite();
  const client = useQueryClient();
  const [answers, setAnswers] = useState(NOTHING_TYPED);
  const [left, setLeft] = useState<ReadonlySet<FindField>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<FindRefusal>();

  /** Answers the field that keeps the form back, so that it gets the focus. */
  const submit = async (): Promise<FindField | undefined> => {
    setLeft(new Set(FIND_FIELDS));
    const faulty = firstFaultyField(answers);
    if (faulty || isBusy) return faulty;
    const { bookingNumber } = answers;
    const email = answers.email.trim();
    setBusy(true);
    try {
      const { order } = await client.fetchQuery({ ...bookingQuery({ bookingNumber, email, locale }), staleTime: 0 });
      onFound();
      keepOpenBooking({ orderUUID: order.orderUUID, bookingNumber, email });
    } catch (error) {
      setRefusal(findRefusal(error));
      setBusy(false);
    }
    return undefined;
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
