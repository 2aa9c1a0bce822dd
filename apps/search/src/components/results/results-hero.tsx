import type { Crumb } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Breadcrumb, Container, type ContainerProps } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import { hrefFor, resultsHref, START } from '@shop/routes';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { routerLink } from '../router-link.tsx';
import { FlowTabs, type FlowTabsProps } from './flow-tabs.tsx';
import css from './results.module.css';

interface ResultsHeroProps {
  readonly flow: SearchFlow;
  readonly place: string | undefined;
  /** As the answer gives it; without one the page's own. */
  readonly breadcrumb: readonly Crumb[];
  readonly flows: FlowTabsProps['hrefs'];
  readonly onFlow: () => void;
  /** As wide as the results below. */
  readonly width: ContainerProps['width'];
  /** The search box. */
  readonly children: ReactNode;
}

/** The flows and what this one is about, the search box, and where the visitor is (SEARCH-031, SEARCH-022). */
export function ResultsHero({ flow, place, breadcrumb, flows, onFlow, width, children }: ResultsHeroProps) {
  const { locale } = useSite();
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `search.${id}` });
  const results = { label: t(`flow.${flow}`), href: place ? resultsHref(locale, { ...START, flow }) : undefined };
  const own = [{ label: t('breadcrumb.home'), href: hrefFor('home', locale) }, results, ...(place ? [{ label: place }] : [])];
  const items = breadcrumb.length > 1 ? breadcrumb.map(({ label, uri }) => ({ label, href: uri })) : own;
  return (
    <div className={css.hero}>
      <Container width={width} className={css.heroInside}>
        <div className={css.ways}>
          <FlowTabs flow={flow} hrefs={flows} onChange={onFlow} />
          <p className={css.lead}>{t(`header.${flow}`)}</p>
        </div>
        {children}
        <div className={css.crumbs}>
          <Breadcrumb label={t('breadcrumb.label')} items={items} render={routerLink} />
        </div>
      </Container>
    </div>
  );
}
