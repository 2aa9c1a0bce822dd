import type { HomeContent } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Icon, useHydrated } from '@shop/design-system';
import { START, parseSearchAddress, resultsHref } from '@shop/routes';
import { useLocation } from 'react-router';
import { ContentLink } from '../shared/content-link.tsx';
import css from './family-shortcut.module.css';

interface FamilyShortcutProps {
  readonly shortcut: NonNullable<HomeContent['familyShortcut']>;
}

/** A message with a link to the search for families; the party of the address is kept (HOME-015). */
export function FamilyShortcut({ shortcut: { message, link, theme } }: FamilyShortcutProps) {
  const { locale } = useSite();
  const { search, hash } = useLocation();
  const { adults, children, babies } = parseSearchAddress({ search, hash: useHydrated() ? hash : '' });
  return (
    <p className={css.shortcut}>
      <Icon name="users" />
      <span>
        {message} <ContentLink url={resultsHref(locale, { ...START, adults, children, babies, theme })}>{link.label}</ContentLink>
      </span>
    </p>
  );
}
