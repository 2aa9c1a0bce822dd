import {
  CREATE_LOCAL_CARE_TOKEN,
  type CustomerCareView,
  END_CARE_SESSION,
  GET_CARE_SIGN_IN,
  type LocalTokenBody,
  OPEN_CARE_SESSION,
  type PasskeyNeeded,
  type Profile,
  SIGN_IN,
  type SignInBody,
} from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

/**
 * Signs a customer in: the session stands in cookies; or, where they want a passkey after the password, answers what one is asked for by.
 * Refused with 401 `INVALID_CREDENTIALS`, 429 after too many tries.
 */
export function signIn(body: SignInBody): Promise<Profile | PasskeyNeeded> {
  return call(SIGN_IN, { body });
}

/** Whether the right password was not enough. */
export function isPasskeyNeeded(answer: object): answer is PasskeyNeeded {
  return 'status' in answer && answer.status === 'PASSKEY_NEEDED';
}

/** Who signs colleagues of customer care in: Google, or the stand-in of demonstrations. 404 where nobody does. */
export function careSignInQuery() {
  return queryOptions({
    ...asking,
    queryKey: ['careSignIn'],
    queryFn: ({ signal }) => call(GET_CARE_SIGN_IN, { signal }),
  });
}

/** Opens customer-care mode with a Google id token. Refused with 401 `INVALID_TOKEN`, 403 `NOT_A_COLLEAGUE`. */
export function openCustomerCare(credential: string): Promise<CustomerCareView> {
  return call(OPEN_CARE_SESSION, { body: { credential } });
}

/** The id token that the stand-in writes for an address; not there in production. */
export async function localCredential(body: LocalTokenBody): Promise<string> {
  return (await call(CREATE_LOCAL_CARE_TOKEN, { body })).credential;
}

/** Ends customer-care mode in this browser. */
export async function leaveCustomerCare(): Promise<void> {
  await call(END_CARE_SESSION);
}
