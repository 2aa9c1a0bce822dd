import type { Locale } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Icon } from '@shop/design-system';
import { samePage, sameQuery } from '@shop/routes';
import { useLocation } from 'react-router';
import { knownAddresses, useLayout, useToggles } from '../../layout/layout-context.ts';
import css from './header.module.css';

const SISTER: Partial<Record<Locale, Locale>> = { fr_BE: 'nl_BE', nl_BE: 'fr_BE' };
const NAME: Partial<Record<Locale, string>> = { fr_BE: 'Français', nl_BE: 'Nederlands' };

/**
 * The other language of the point of sale, only where it has one: Belgium (spec 2, section 2). It keeps the page, and
 * with path, query and hash everything that the page remembers: dates, party, step (`follow-links.ts` adds the hash).
 */
export function Language() {
  const { locale } = useSite();
  const layout = useLayout();
  const toggles = useToggles();
  const { pathname, search } = useLocation();
  const other = SISTER[locale];
  const origin = other && layout.origins[other];
  if (!other || !origin) return null;
  const languages = { from: locale, to: other, known: knownAddresses(layout, toggles) };
  const path = samePage({ path: pathname, ...languages }) ?? '/';
  const href = `${origin}${path === '/' ? '' : path}${sameQuery({ search, ...languages })}`;
  return (
    <a className={css.language} href={href} hrefLang={other.replace('_', '-')} lang={other.slice(0, 2)} data-language={other}>
      <Icon name="globe" />
      {NAME[other]}
    </a>
  );
}
