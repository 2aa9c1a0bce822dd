import type { CustomerCareSignIn, CustomerCareView, LocalTokenBody, Profile, SignInBody } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';

const CARE = '/gateway/customer-care';

/** Signs a customer in: the session stands in cookies. Refused with 401 `INVALID_CREDENTIALS`, 429 after too many tries. */
export function signIn(body: SignInBody): Promise<Profile> {
  return request<Profile>({ path: '/gateway/account/sessions', body });
}

/** Who signs colleagues of customer care in: Google, or the stand-in of demonstrations. 404 where nobody does. */
export function careSignInQuery() {
  return queryOptions({
    ...asking,
    queryKey: ['careSignIn'],
    queryFn: ({ signal }) => request<CustomerCareSignIn>({ path: `${CARE}/sign-in`, signal }),
  });
}

/** Opens customer-care mode with a Google id token. Refused with 401 `INVALID_TOKEN`, 403 `NOT_A_COLLEAGUE`. */
export function openCustomerCare(credential: string): Promise<CustomerCareView> {
  return request<CustomerCareView>({ path: `${CARE}/sessions`, body: { credential } });
}

/** The id token that the stand-in writes for an address; not there in production. */
export async function localCredential(body: LocalTokenBody): Promise<string> {
  return (await request<{ credential: string }>({ path: `${CARE}/local/tokens`, body })).credential;
}

/** Ends customer-care mode in this browser. */
export async function leaveCustomerCare(): Promise<void> {
  await request<unknown>({ path: `${CARE}/session`, method: 'DELETE' });
}
