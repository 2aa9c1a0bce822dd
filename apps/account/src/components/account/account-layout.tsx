import { useSite } from '@shop/contracts/page';
import { Container, NavTabs } from '@shop/design-system';
import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import { hrefFor } from '@shop/routes';
import type { ReactNode } from 'react';
import { routerLink } from '../router-link.tsx';
import css from './account-page.module.css';
import { useAccountMessages } from './account-messages.ts';

const SCREENS = ['account', 'trips', 'ownGifts', 'wishlist', 'profile', 'cards'] as const;
export type AccountScreen = (typeof SCREENS)[number];

export interface AccountLayoutProps {
  /** Which of the account's pages it is, or belongs to. */
  readonly screen: AccountScreen;
  readonly title: string;
  /** Narrow for what is read; wide for a grid of cards. */
  readonly width?: 'narrow' | 'page';
  readonly children: ReactNode;
}

/** What each page of the account begins with: the way to the others, and its title. A shop without accounts has no others. */
export function AccountLayout({ screen, title, width = 'narrow', children }: AccountLayoutProps) {
  const site = useSite();
  const { locale, toggles } = site;
  const t = useAccountMessages();
  const items = SCREENS.map((each) => ({ label: t(`page.${each}`), href: hrefFor(each, locale), current: each === screen }));
  return (
    <Container width={width} className={css.page}>
      <title>{pageTitle(title, brandNameOf(site))}</title>
      {toggles?.customerAccount !== false && <NavTabs label={t('page.nav')} items={items} render={routerLink} />}
      <h1>{title}</h1>
      {children}
    </Container>
  );
}
