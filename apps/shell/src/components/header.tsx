import type { Locale } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Icon, defaultBrand } from '@shop/design-system';
import { START, hrefFor, resultsHref } from '@shop/routes';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import css from './header.module.css';

/** The header: full, or logo and a way back on simplified pages (decision A-012). */
export function Header({ simplified }: { readonly simplified: boolean }) {
  return (
    <header className={css.header} data-simplified={simplified || undefined}>
      <div className={css.bar}>
        <Link to="/" className={css.logo}>
          <defaultBrand.Logo />
          <span>{defaultBrand.name}</span>
        </Link>
        {simplified ? <Back /> : <Tools />}
      </div>
    </header>
  );
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" className={css.tool} onClick={() => void navigate(-1)}>
      <Icon name="arrow-left" />
      <FormattedMessage id="shell.header.back" />
    </button>
  );
}

function Tools() {
  const { locale } = useSite();
  const intl = useIntl();
  return (
    <>
      <nav className={css.menu} aria-label={intl.formatMessage({ id: 'shell.header.menu' })}>
        <Link to={resultsHref(locale, START)}>
          <FormattedMessage id="shell.header.stays" />
        </Link>
      </nav>
      <div className={css.tools}>
        <OtherLanguage />
        <Tool to={hrefFor('contact', locale)} icon="help-circle" label="shell.header.help" />
        <Tool to={hrefFor('wishlist', locale)} icon="heart" label="shell.header.wishlist" />
        <Tool to={hrefFor('signin', locale)} icon="user" label="shell.header.account" />
      </div>
    </>
  );
}

function Tool({ to, icon, label }: { readonly to: string; readonly icon: 'help-circle' | 'heart' | 'user'; readonly label: string }) {
  const intl = useIntl();
  return (
    <Link to={to} className={css.tool} aria-label={intl.formatMessage({ id: label })}>
      <Icon name={icon} />
    </Link>
  );
}

/** Only where the point of sale has two languages: Belgium (spec 2, section 2). */
function OtherLanguage() {
  const { locale, pointOfSale, origin, prefix } = useSite();
  if (pointOfSale !== 'BE') return null;
  const other: Locale = locale === 'fr_BE' ? 'nl_BE' : 'fr_BE';
  const there = prefix.length === 3 ? (other === 'nl_BE' ? '/nl' : '/fr') : `/${other}`;
  return (
    <a className={css.language} href={`${new URL(origin).origin}${there}`} hrefLang={other.replace('_', '-')} lang={other.slice(0, 2)}>
      <Icon name="globe" />
      <span className={css.languageName}>{other === 'nl_BE' ? 'Nederlands' : 'Français'}</span>
      <span className={css.languageCode} aria-hidden="true">
        {other.slice(0, 2).toUpperCase()}
      </span>
    </a>
  );
}
