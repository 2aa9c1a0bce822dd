import { signIn } from '@shop/api-client';
import { redirectDocument, type ActionFunctionArgs } from 'react-router';
import { signInFault, type SignInFault } from '../../views/sign-in-fault.ts';
import { wayBack } from '../../views/way-back.ts';

/** Signs in with the form's fields, then loads the page that sent the visitor anew, for the server draws it for a customer. */
export async function signInAction({ request }: Pick<ActionFunctionArgs, 'request'>): Promise<Response | { fault: SignInFault }> {
  const { email = '', password = '' } = (await request.json()) as Partial<Record<string, string>>;
  try {
    await signIn({ email, password });
  } catch (error) {
    return { fault: signInFault(error) };
  }
  return redirectDocument(wayBack(new URL(request.url).search));
}
