/** Opening an account and changing its address, its password and its state. */
export { requestAccount } from './request-account.ts';
export { approveEmailChange, askForEmailChange, confirmEmailChange } from './change-email.ts';
export { checkedEmail, checkedName } from './checked-fields.ts';
export { deleteRegistration, newAccountToken, newRegistrationToken, takeOrderLink } from './mailed-tokens.ts';
export { isPassword } from './password-hash.ts';
export { linkExpired, wrongPassword } from './register.ts';
export { setBlocked } from './set-blocked.ts';
