import { ApiError } from './api-error.ts';

/** The answer, if it is one; nonsense counts as a server that failed (`UNREADABLE`), and may be asked again. */
export function readable<Answer>(answer: Answer, isAnswer: (answer: Answer) => boolean): Answer {
  try {
    if (isAnswer(answer)) return answer;
  } catch {
    // An answer without the fields that the test looks into is none.
  }
  throw new ApiError(502, { code: 'UNREADABLE', message: 'The answer makes no sense' });
}
