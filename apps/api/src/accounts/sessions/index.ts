/** Who is signed in; sessions begin and end here. */
export { knownDevice } from './known-device.ts';
export { refuseForeignOrigins } from './same-origin.ts';
export { isSecure } from './session-cookies.ts';
export { endSessionsOf, endSessionsOfVouchers, sessionsOf } from './session-store.ts';
export { customerOf, sessionOf, signIn, signOut, signedIn } from './signed-in.ts';
export type { Customer, AuthDeps } from './signed-in.ts';
