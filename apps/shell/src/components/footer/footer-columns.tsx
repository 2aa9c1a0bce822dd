import type { ContentLink, FooterAnswer } from '@shop/contracts';
import { Icon } from '@shop/design-system';
import { ContentAnchor } from '../content-anchor.tsx';
import css from './footer.module.css';
import { useLegalLinks } from './legal.tsx';

interface FooterColumnsProps {
  readonly footer: FooterAnswer;
  readonly hasContact: boolean;
}

/** Content's own columns without what the legal links below them say, and a last one with the phone, the help centre and the gift shop (none for Italy). */
export function FooterColumns({ footer, hasContact }: FooterColumnsProps) {
  const services = [footer.helpCentre, ...(footer.giftShop ? [footer.giftShop] : [])];
  const legal = useLegalLinks(footer.privacyPolicy).map(({ url }) => url);
  const columns = footer.columns.map(({ title, links }) => ({ title, links: links.filter(({ url }) => !legal.includes(url)) }));
  return (
    <div className={css.columns}>
      {columns
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={css.heading}>{title}</p>
            <Links links={links} />
          </nav>
        ))}
      <div>
        {hasContact && <Phone phone={footer.phone} />}
        <Links links={services} />
      </div>
    </div>
  );
}

function Phone({ phone }: Pick<FooterAnswer, 'phone'>) {
  return (
    <>
      <p className={css.heading}>{phone.label}</p>
      <a className={css.phone} href={phone.url}>
        <Icon name="phone" size="small" />
        {phone.number}
      </a>
      <p className={css.small}>{phone.hours}</p>
    </>
  );
}

function Links({ links }: { readonly links: readonly ContentLink[] }) {
  return (
    <ul className={css.list}>
      {links.map(({ label, url, newTab }) => (
        <li key={url + label}>
          <ContentAnchor url={url} newTab={newTab}>
            {label}
          </ContentAnchor>
        </li>
      ))}
    </ul>
  );
}
