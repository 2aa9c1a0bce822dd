import { useSite } from '@shop/contracts/page';
import { defaultBrand } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import css from './footer.module.css';

const LEGAL = ['terms-of-sale', 'terms-of-use', 'data-protection', 'cookies'] as const;

/** The footer; on simplified pages only the legal line. */
export function Footer({ simplified }: { readonly simplified: boolean }) {
  const { locale, today } = useSite();
  return (
    <footer className={css.footer}>
      <div className={css.inside}>
        {simplified ? null : (
          <p className={css.promise}>
            <FormattedMessage id="shell.footer.promise" />
          </p>
        )}
        <ul className={css.links}>
          {LEGAL.map((id) => (
            <li key={id}>
              <Link to={hrefFor('content', locale, { id })}>
                <FormattedMessage id={`shell.footer.${id}`} />
              </Link>
            </li>
          ))}
          <li>
            <Link to={hrefFor('contact', locale)}>
              <FormattedMessage id="shell.footer.contact" />
            </Link>
          </li>
        </ul>
        <p className={css.small}>
          © {today.slice(0, 4)} {defaultBrand.name}. <FormattedMessage id="shell.footer.demo" />
        </p>
      </div>
    </footer>
  );
}
