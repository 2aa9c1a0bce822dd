import type { Locale, Messages } from '@shop/contracts';
import { htmlLang } from '@shop/i18n';
import type { ComponentType, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Outlet } from 'react-router';
import type { Words } from './app.tsx';

/** Lays a remote's own words over the page's for whatever it renders. */
export function RemoteWords({
  locale,
  words,
  children,
}: {
  readonly locale: Locale;
  readonly words: Messages;
  readonly children: ReactNode;
}) {
  return (
    <IntlProvider locale={htmlLang(locale)} messages={words as Words} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

/** The same as the component of a remote's route group. */
export function wordsRoute(locale: Locale, words: Messages): ComponentType {
  return function RemoteRegion() {
    return (
      <RemoteWords locale={locale} words={words}>
        <Outlet />
      </RemoteWords>
    );
  };
}
