import type { Messages } from '@shop/contracts';
import { deferredMessages } from '@shop/i18n/deferred-messages';
import { useIntl } from 'react-intl';

/** The messages of passkeys, which come with the pages that offer them. */
export const passkeyMessages = deferredMessages({
  firstMessage: 'account.passkeys.title',
  load: (locale) =>
    import(/* webpackChunkName: "deferred-[request]" */ `../../messages/compiled/deferred/passkeys-${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
});

export type PasskeyMessages = (id: string, values?: Record<string, string | number>) => string;

export function usePasskeyMessages(): PasskeyMessages {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id: `account.passkeys.${id}` }, values);
}
