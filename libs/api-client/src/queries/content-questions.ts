import { GET_POPULAR_QUESTIONS, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

/** The five questions of the contact page and where all answers stand (spec 2, section 2). */
export function popularQuestionsQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['popularQuestions', { locale }],
    queryFn: ({ signal }) => call(GET_POPULAR_QUESTIONS, { query: { locale }, signal }),
  });
}
