import { useSite } from '@shop/contracts/page';
import { Breadcrumb, Container } from '@shop/design-system';
import type { SearchFlow } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { routerLink } from './router-link.tsx';
import css from './results.module.css';

interface ResultsHeroProps {
  readonly flow: SearchFlow;
  readonly place: string | undefined;
  /** The search box. */
  readonly children: ReactNode;
}

/** Where the visitor is, what this flow is about, and the search box (spec 1, section 2). */
export function ResultsHero({ flow, place, children }: ResultsHeroProps) {
  const { locale } = useSite();
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `search.${id}` });
  const results = { label: say(`flow.${flow}`), href: place ? hrefFor('results', locale, {}, { query: { flow } }) : undefined };
  const items = [{ label: say('breadcrumb.home'), href: hrefFor('home', locale) }, results, ...(place ? [{ label: place }] : [])];
  return (
    <div className={css.hero}>
      <Container className={css.heroInside}>
        <Breadcrumb label={say('breadcrumb.label')} items={items} render={routerLink} />
        <p className={css.lead}>{say(`header.${flow}`)}</p>
        {children}
      </Container>
    </div>
  );
}
