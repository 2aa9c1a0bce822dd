/** Passkeys of one account, at most. */
export const MAX_PASSKEYS = 10;
/** Characters of a passkey's name. */
export const MAX_PASSKEY_NAME = 60;
