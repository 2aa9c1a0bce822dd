import { GET_NEWSLETTER_CHOICE, GET_PROFILE, LIST_SESSIONS, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

/** What the signed-in customer has told; refused with 401 for guests. */
export function profileQuery() {
  return queryOptions({
    ...asking,
    queryKey: ['profile'],
    queryFn: async ({ signal }) => readable(await call(GET_PROFILE, { signal }), ({ email }) => typeof email === 'string'),
  });
}

/** The devices that are signed in to the account, the one last seen first. */
export function sessionsQuery() {
  return queryOptions({
    ...asking,
    staleTime: 0,
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => readable(await call(LIST_SESSIONS, { signal }), ({ sessions }) => Array.isArray(sessions)),
  });
}

/** Whether the newsletter goes to the account's address, and what one agrees to with it. */
export function newsletterChoiceQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    staleTime: 0,
    queryKey: ['newsletterChoice', { locale }],
    queryFn: ({ signal }) => call(GET_NEWSLETTER_CHOICE, { query: { locale }, signal }),
  });
}
