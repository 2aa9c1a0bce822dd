import type { Messages } from '@shop/contracts';
import { retryFetch } from '@shop/design-system';
import { deferredMessages } from '@shop/i18n/deferred-messages';
import { useIntl } from 'react-intl';

/** The words of customer care's desk, which come with its page: no customer reads them. */
export const careMessages = deferredMessages({
  firstMessage: 'account.console.title',
  retryFetch,
  load: (locale) =>
    import(/* webpackChunkName: "deferred-[request]" */ `../../messages/compiled/deferred/care-${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
});

export type CareTranslate = (id: string, values?: Record<string, string | number>) => string;

/** `t('search.submit')`. */
export function useCareMessages(): CareTranslate {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id: `account.console.${id}` }, values);
}
