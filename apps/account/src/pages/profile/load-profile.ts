import { siteContext } from '@shop/contracts/page';
import type { LoaderFunctionArgs } from 'react-router';
import { loadAccount } from '../../components/account/load-account.ts';
import { passkeyMessages } from '../../components/passkeys/passkey-messages.ts';

/** As every page of the account, and the messages of passkeys. */
export async function loadProfile(args: LoaderFunctionArgs): Promise<null> {
  await passkeyMessages.prepare(args.context.get(siteContext).locale).catch(() => undefined);
  return loadAccount(args);
}
