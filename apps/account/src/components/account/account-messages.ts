import type { Messages } from '@shop/contracts';
import { deferredMessages } from '@shop/i18n/deferred-messages';
import { useIntl } from 'react-intl';

/** The words of a customer's pages, which come with them. */
export const accountMessages = deferredMessages({
  firstMessage: 'account.page.loading',
  load: (locale) =>
    import(/* webpackChunkName: "deferred-[request]" */ `../../messages/compiled/deferred/account-${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
});

export type AccountTranslate = (id: string, values?: Record<string, string | number>) => string;

/** `t('trips.title')`. */
export function useAccountMessages(): AccountTranslate {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id: `account.${id}` }, values);
}
