/** Money that banks have taken back: promising it beside the end of a dispute. */
export { promiseDisputed } from './promise-disputed.ts';
