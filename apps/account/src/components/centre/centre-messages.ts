import type { Messages } from '@shop/contracts';
import { retryFetch } from '@shop/design-system';
import { deferredMessages } from '@shop/i18n/deferred-messages';
import { useIntl } from 'react-intl';

/** The words of a centre's page, which come with it: no customer reads them. */
export const centreMessages = deferredMessages({
  firstMessage: 'account.centre.title',
  retryFetch,
  load: (locale) =>
    import(/* webpackChunkName: "deferred-[request]" */ `../../messages/compiled/deferred/centre-${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
});

export type CentreTranslate = (id: string, values?: Record<string, string | number>) => string;

/** `t('code')`. */
export function useCentreMessages(): CentreTranslate {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id: `account.centre.${id}` }, values);
}
