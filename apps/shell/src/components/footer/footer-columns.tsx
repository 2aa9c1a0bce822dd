import type { ContentLink, FooterAnswer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Icon } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { useIntl } from 'react-intl';
import { ContentAnchor } from '../content-anchor.tsx';
import css from './footer.module.css';

interface FooterColumnsProps {
  readonly footer: FooterAnswer;
  readonly hasContact: boolean;
}

/** Help centre, gift shop (none for Italy), content's own columns and the phone. */
export function FooterColumns({ footer, hasContact }: FooterColumnsProps) {
  const intl = useIntl();
  const { locale } = useSite();
  const contact = { label: intl.formatMessage({ id: 'shell.footer.contact' }), url: hrefFor('contact', locale) };
  const help = [footer.helpCentre, contact, ...(footer.giftShop ? [footer.giftShop] : [])];
  return (
    <div className={css.columns}>
      <Column title={intl.formatMessage({ id: 'shell.footer.help' })} links={help} />
      {footer.columns.map((column) => (
        <Column key={column.title} {...column} />
      ))}
      {hasContact && (
        <div>
          <p className={css.heading}>{footer.phone.label}</p>
          <a className={css.phone} href={footer.phone.url}>
            <Icon name="phone" size="small" />
            {footer.phone.number}
          </a>
          <p className={css.small}>{footer.phone.hours}</p>
        </div>
      )}
    </div>
  );
}

function Column({ title, links }: { readonly title: string; readonly links: readonly ContentLink[] }) {
  return (
    <nav aria-label={title}>
      <p className={css.heading}>{title}</p>
      <ul className={css.list}>
        {links.map(({ label, url, newTab }) => (
          <li key={url + label}>
            <ContentAnchor url={url} newTab={newTab}>
              {label}
            </ContentAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
