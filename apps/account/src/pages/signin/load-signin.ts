import { siteContext } from '@shop/contracts/page';
import type { LoaderFunctionArgs } from 'react-router';
import { passkeyMessages } from '../../components/passkeys/passkey-messages.ts';

/** The messages of passkeys are at hand before the page is drawn; without them the password still signs in. */
export async function loadSignin({ context }: LoaderFunctionArgs): Promise<null> {
  await passkeyMessages.prepare(context.get(siteContext).locale).catch(() => undefined);
  return null;
}
