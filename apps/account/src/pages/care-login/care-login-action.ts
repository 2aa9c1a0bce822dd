import { leaveCustomerCare, localCredential, openCustomerCare } from '@shop/api-client';
import { redirectDocument, type ActionFunctionArgs } from 'react-router';
import { signInFault, type SignInFault } from '../../views/sign-in-fault.ts';
import { wayBack } from '../../views/way-back.ts';

/** Opens customer-care mode with Google's id token, or with that of the stand-in; or ends it (spec 2, section 1). */
export async function careLoginAction({ request }: Pick<ActionFunctionArgs, 'request'>): Promise<Response | { fault: SignInFault }> {
  const { leave, credential, email = '' } = (await request.json()) as Partial<Record<string, string>>;
  try {
    if (leave) await leaveCustomerCare();
    else await openCustomerCare(credential ?? (await localCredential({ email })));
  } catch (error) {
    return { fault: signInFault(error) };
  }
  return redirectDocument(wayBack(new URL(request.url).search));
}
