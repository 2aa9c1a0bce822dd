/** The passkeys of an account. */
export { passkeyRows, passkeyView } from './own-passkeys.ts';
