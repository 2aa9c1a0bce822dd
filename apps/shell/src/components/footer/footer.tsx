import { CachedFragment, useSite } from '@shop/contracts/page';
import { brandNameOf } from '@shop/design-system';
import { FormattedMessage } from 'react-intl';
import type { HomeLayout } from '../../layout/layout.ts';
import { useLayout } from '../../layout/layout-context.ts';
import { ConsentSettings } from '../consent/consent-settings.tsx';
import { Newsletter } from '../newsletter/newsletter.tsx';
import { CountrySites } from './country-sites.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { BrandLegal } from './brand-legal.tsx';
import css from './footer.module.css';
import { FooterTrust } from './footer-trust.tsx';
import { LegalBlock, LegalLinks } from './legal.tsx';

export type FooterSwitches = HomeLayout['footer'];

interface FooterProps {
  readonly isSimplified: boolean;
  /** What a page of content shows of the footer; without a word everything. */
  readonly switches?: FooterSwitches;
}

/** The footer with every block (spec 2, section 2); on simplified pages only the legal links. */
export function Footer({ isSimplified, switches }: FooterProps) {
  const site = useSite();
  const { today, brand } = site;
  const { footer, isDemo } = useLayout();
  const isFull = !isSimplified && footer !== undefined;
  const hasContact = switches?.contact ?? true;
  return (
    <footer className={css.footer}>
      <div className={css.inside}>
        {isSimplified ? null : (
          <p className={css.promise}>
            <FormattedMessage id="shell.footer.promise" />
          </p>
        )}
        {isFull && (switches?.newsletter ?? true) && <Newsletter words={footer.newsletter} />}
        {isFull && (
          <CachedFragment owner={footer} name={`columns ${String(hasContact)}`}>
            <FooterColumns footer={footer} hasContact={hasContact} />
            <FooterTrust footer={footer} />
          </CachedFragment>
        )}
        {!isSimplified && <CountrySites sites={footer?.countrySites} />}
        {isFull && (switches?.legal ?? true) && <LegalBlock legal={footer.legal} />}
        {brand && <BrandLegal brand={brand} isSimplified={isSimplified} />}
        <LegalLinks privacyPolicy={footer?.privacyPolicy} />
        <div className={css.last}>
          <p className={css.small}>
            © {today.slice(0, 4)} {brandNameOf(site)}. {isDemo && <FormattedMessage id="shell.footer.demo" />}
          </p>
          <ConsentSettings />
        </div>
      </div>
    </footer>
  );
}
