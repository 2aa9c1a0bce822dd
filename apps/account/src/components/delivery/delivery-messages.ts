import type { Messages } from '@shop/contracts';
import { deferredMessages } from '@shop/i18n/deferred-messages';
import { useIntl } from 'react-intl';

/** The words about the mail of a gift, which come with it: it stands on pages of other remotes too. */
export const deliveryMessages = deferredMessages({
  firstMessage: 'account.delivery.sendNow',
  load: (locale) =>
    import(/* webpackChunkName: "deferred-[request]" */ `../../messages/compiled/deferred/delivery-${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
});

export type DeliveryTranslate = (id: string, values?: Record<string, string | number>) => string;

export function useDeliveryMessages(): DeliveryTranslate {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id: `account.delivery.${id}` }, values);
}
