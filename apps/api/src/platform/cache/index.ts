/** Answers that are kept: the last good one, and one that may be stale while a source is down. */
export { memoizeLast } from './memoize-last.ts';
export { staleIfError } from './stale-if-error.ts';
