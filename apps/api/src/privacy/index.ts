/** The profile of an account with what its erasure says. */
export { ownProfile } from './erasure.ts';
