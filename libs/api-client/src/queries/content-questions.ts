import type { PopularQuestions, Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';

/** The five questions of the contact page and where all answers stand (spec 2, section 2). */
export function popularQuestionsQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['popularQuestions', { locale }],
    queryFn: ({ signal }) => request<PopularQuestions>({ path: '/gateway/content/popular-questions', query: { locale }, signal }),
  });
}
