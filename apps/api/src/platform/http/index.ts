/** Calls: how they are registered, refused and answered. */
export { answerHeaders } from './answer-headers.ts';
export { holdBack } from './back-pressure.ts';
export { SCHEMAS_AT_START, SCHEMAS_WHEN_CALLED, type CallSchemas } from './call-schemas.ts';
export { checkedLocale } from './checked-locale.ts';
export { answerConnectionErrors } from './connection-errors.ts';
export { readEmailFields } from './email-fields.ts';
export {
  HttpProblem,
  answerProblems,
  answerUnreadableAddress,
  conflict,
  invalidField,
  notFound,
  notOnCheckin,
  problemOf,
} from './problem.ts';
export { numberInPath } from './refusals.ts';
export { limitBodyDepth } from './refused-bodies/body-depth.ts';
export { refuseNonFiniteNumbers } from './refused-bodies/non-finite-numbers.ts';
export { refuseInvalidText } from './refused-bodies/invalid-text.ts';
export { reportsScope } from './reports-scope.ts';
export { route } from './route.ts';
export type { RequestOf } from './route.ts';
export { openScope } from './scope.ts';
export { uuidInPath } from './uuid-in-path.ts';
export { withinTime } from './within-time.ts';
