import type { Locale, Messages } from '@shop/contracts';
import type { ComponentType, ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { Outlet } from 'react-router';
import { intlOf, type Words } from './intl-of.ts';

/** Lays a remote's own words over the page's for whatever it renders. */
export function RemoteMessages({
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

/** The same as the component of a remote's route group. `owner` is its `search@3f9c…`. */
export function wordsRoute(locale: Locale, words: Messages, owner: string): ComponentType {
  return ownedBy(owner, function RemoteRegion() {
    return (
      <RemoteMessages locale={locale} words={words}>
        <Outlet />
      </RemoteMessages>
    );
  });
}

/**
 * Names a component after the release whose region it is: React writes the name into the component stack of an error below it,
 * also where no frame of the release's code is in either stack, such as for an object that is no React child.
 */
export function ownedBy<Props>(owner: string, Region: ComponentType<Props>): ComponentType<Props> {
  return Object.defineProperty(Region, 'name', { value: owner });
}
