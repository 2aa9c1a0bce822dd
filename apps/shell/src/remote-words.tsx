import type { Locale, Messages } from '@shop/contracts';
import type { ComponentType, ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { Outlet } from 'react-router';
import { intlOf, type Words } from './intl-of.ts';

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
  return <RawIntlProvider value={intlOf(locale, words as Words)}>{children}</RawIntlProvider>;
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
