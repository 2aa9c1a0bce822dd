import type { Messages } from '@shop/contracts';
import { deferredMessages } from '@shop/i18n/deferred-messages';
import { useIntl } from 'react-intl';

/** The words of the saved cards, which come with their page. */
export const cardMessages = deferredMessages({
  firstMessage: 'account.cards.title',
  load: (locale) =>
    import(/* webpackChunkName: "deferred-[request]" */ `../../messages/compiled/deferred/cards-${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
});

export type CardMessages = (id: string, values?: Record<string, string | number>) => string;

export function useCardMessages(): CardMessages {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id: `account.cards.${id}` }, values);
}
