import type { Locale, Messages } from '@shop/contracts';
import { deferredMessages } from '@shop/i18n/deferred-messages';
import { retryFetch } from '@shop/design-system';
import type { ComponentType } from 'react';

/** All messages but those of a results page before the first interaction; `messages/deferred.json` says which (docs/decisions, what a first load carries). */
export const { prepare: prepareMessages, Provider: DeferredMessages } = deferredMessages({
  firstMessage: 'search.box.submit',
  load: loadMessages,
  retryFetch,
});

/** The messages themselves. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return import(/* webpackChunkName: "deferred-[request]" */ `../messages/compiled/deferred/interaction-${locale}.json`).then(
    (module: { default: Messages }) => module.default,
  );
}

/** A part whose code is loaded later, with the messages that it shows. */
export function withMessages<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WithMessages(props: Props) {
    return (
      <DeferredMessages>
        <Part {...props} />
      </DeferredMessages>
    );
  };
}
