/** The passkeys of an account. */
export { passkeyRows, passkeyView } from './account-passkeys.ts';
