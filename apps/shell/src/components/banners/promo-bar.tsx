import { track } from '@shop/analytics';
import type { PromoBar as PromoBarContent } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Link } from '@shop/federation/link';
import { promoBarFor } from '@shop/domain';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLayout } from '../../layout/layout-context.ts';
import type { HomeLayout } from '../../layout/layout.ts';
import type { Place } from '../../layout/use-place.ts';
import { ContentAnchor } from '../content-anchor.tsx';
import css from './banners.module.css';

interface PromoBarProps {
  readonly place: Place;
}

/** The promo bar of this kind of page and flow (spec 2, section 3); the home page may bring its own, with flow tabs. */
export function PromoBar({ place }: PromoBarProps) {
  const intl = useIntl();
  const { customerCare } = useSite();
  const { home, promoBars } = useLayout();
  const own = place.bannerPage === 'home' ? home[place.flow]?.promoBar : undefined;
  const bar = own ?? (place.bannerPage && promoBarFor(promoBars?.bars ?? [], { page: place.bannerPage, flow: place.flow }));
  const code = bar && !customerCare ? bar.internalCode : undefined;
  useEffect(() => {
    if (code) track({ event: 'view_promotion', promotion: code, ...(bar?.campaign && { campaign: bar.campaign }) });
  }, [code, bar?.campaign]);
  if (!bar || customerCare) return null;
  return (
    <section className={css.promo} aria-label={intl.formatMessage({ id: 'shell.promo.label' })}>
      <div className={css.promoInside}>
        {own?.flowTabs?.length ? <FlowTabs tabs={own.flowTabs} place={place} /> : null}
        <ul className={css.promoLinks}>
          {bar.links.map((link) => (
            <PromoLink key={link.internalCode} link={link} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function PromoLink({ link }: { readonly link: PromoBarContent['links'][number] }) {
  return (
    <li data-variation={link.variation} data-palette={link.colorPalette} className={css.promoLink}>
      <ContentAnchor url={link.url} newTab={link.newTab}>
        {link.label}
      </ContentAnchor>
    </li>
  );
}

interface FlowTabsProps extends PromoBarProps {
  readonly tabs: NonNullable<NonNullable<HomeLayout['promoBar']>['flowTabs']>;
}

function FlowTabs({ tabs, place }: FlowTabsProps) {
  return (
    <ul className={css.flowTabs}>
      {tabs.map(({ flow, label }) => (
        <li key={flow}>
          <Link to={flow === 'booking' ? '/' : `/?flow=${flow}`} aria-current={flow === place.flow ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
