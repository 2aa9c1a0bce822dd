import type { SiteBrand } from '@shop/contracts';
import { ContentAnchor } from '../content-anchor.tsx';
import css from './footer.module.css';

interface BrandLegalProps {
  readonly brand: SiteBrand;
  readonly isSimplified: boolean;
}

/** Who the partner is: on every page; its links where the page is no form. */
export function BrandLegal({ brand: { name, footer, legal }, isSimplified }: BrandLegalProps) {
  return (
    <div className={css.legal} data-testid="brand-legal">
      <p className={css.heading}>{name}</p>
      <p>{legal}</p>
      {!isSimplified && footer.length > 0 && (
        <ul className={css.links}>
          {footer.map(({ label, url }) => (
            <li key={url}>
              <ContentAnchor url={url}>{label}</ContentAnchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
