import { useState } from 'react';
import {
  NO_ANSWERS,
  authenticationFault,
  firstFaulty,
  type Answers,
  type AuthenticationFault,
  type AuthenticationField,
} from '../../views/authentication-fields.ts';
import { authenticationRefusal, type AuthenticationRefusal } from '../../views/authentication-refusal.ts';

export interface CheckedFormRules {
  readonly fields: readonly AuthenticationField[];
  /** Asks the server; rejects where it refuses. */
  readonly send: (answers: Answers) => Promise<unknown>;
  /** Told once the server took it. */
  readonly onSent: (answers: Answers) => void;
}

/** What was typed, what is wrong with it, and what became of it. A field is judged once it was left or the form was sent. */
export function useCheckedForm({ fields, send, onSent }: CheckedFormRules) {
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [left, setLeft] = useState<ReadonlySet<AuthenticationField>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<AuthenticationRefusal>();

  const faultOf = (field: AuthenticationField): AuthenticationFault | undefined => {
    if (refusal?.kind === 'field' && refusal.field === field) return refusal.fault;
    return left.has(field) ? authenticationFault(field, answers) : undefined;
  };
  const change = (field: AuthenticationField, text: string) => {
    setAnswers({ ...answers, [field]: text });
    if (refusal?.kind === 'field' && refusal.field === field) setRefusal(undefined);
  };
  const leave = (field: AuthenticationField) => setLeft(new Set([...left, field]));

  /** Sends what is right, and marks what is not. */
  const submit = async (): Promise<void> => {
    setLeft(new Set(fields));
    if (firstFaulty(fields, answers) || isBusy) return;
    setBusy(true);
    const refused = await send(answers).then(
      () => undefined,
      (error: unknown) => authenticationRefusal(error, fields),
    );
    setBusy(false);
    setRefusal(refused);
    if (!refused) onSent(answers);
  };
  return { answers, isBusy, refusal, faultOf, isLeft: (field: AuthenticationField) => left.has(field), change, leave, submit };
}
