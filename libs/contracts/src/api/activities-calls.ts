import { ActivityDetail, ActivityImages, ActivitySearchAnswer, ActivitySearchBody } from '../calls/activity.ts';
import { OneLocale } from '../calls/common-query.ts';
import type { Calls } from './call.ts';
import { SEARCH_ACTIVITIES, GET_ACTIVITY, LIST_ACTIVITY_IMAGES } from './addresses/index.ts';

/** Activities without a night (API-010 to API-012). */
export const activitiesCalls = {
  [SEARCH_ACTIVITIES]: {
    tag: 'activity',
    summary: 'Search activities without a night',
    body: ActivitySearchBody,
    answers: { 200: ActivitySearchAnswer },
    errors: [],
  },
  [GET_ACTIVITY]: {
    tag: 'activity',
    summary: 'The page of an activity',
    query: OneLocale,
    answers: { 200: ActivityDetail },
    errors: ['NOT_FOUND'],
  },
  [LIST_ACTIVITY_IMAGES]: {
    tag: 'activity',
    summary: 'Pictures of an activity',
    query: OneLocale,
    answers: { 200: ActivityImages },
    errors: ['NOT_FOUND'],
  },
} as const satisfies Calls;
