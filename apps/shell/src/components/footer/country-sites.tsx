import type { FooterAnswer, Locale } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLayout } from '../../layout/layout-context.ts';
import { SOLD_LOCALES } from '../sold-locales.ts';
import css from './footer.module.css';

/** Written in the language of each site, as its visitors look for it. */
const OWN_NAMES: Partial<Record<Locale, string>> = {
  fr_FR: 'France',
  es_ES: 'España',
  fr_BE: 'Belgique',
  nl_BE: 'België',
  nl_NL: 'Nederland',
  it_IT: 'Italia',
};

/** The country sites of the six locales (spec 2, section 2). */
export function CountrySites({ sites = [] }: { readonly sites?: FooterAnswer['countrySites'] }) {
  const intl = useIntl();
  const { locale } = useSite();
  const { origins } = useLayout();
  const sold = SOLD_LOCALES.filter((of) => origins[of]);
  if (sold.length < 2) return null;
  const label = (of: Locale) => sites.find((site) => site.locale === of)?.label ?? OWN_NAMES[of];
  return (
    <nav aria-label={intl.formatMessage({ id: 'shell.footer.countries' })}>
      <p className={css.heading}>
        <FormattedMessage id="shell.footer.countries" />
      </p>
      <ul className={css.links}>
        {sold.map((of) => (
          <li key={of}>
            <a href={`${origins[of]}/`} hrefLang={of.replace('_', '-')} aria-current={of === locale ? 'true' : undefined}>
              {label(of)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
