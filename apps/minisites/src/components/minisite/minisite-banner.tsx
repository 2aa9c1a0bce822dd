import type { Minisite } from '@shop/contracts';
import { defaultBrandName } from '@shop/design-system/brand-name';
import css from './minisite.module.css';

/** The partner's picture, one for each width, with both names and the page's title. */
export function MinisiteBanner({ minisite: { bannerUrls, logoUrl, partnerName, title } }: { readonly minisite: Minisite }) {
  return (
    <header className={css.banner}>
      <picture>
        <source media="(min-width: 48rem)" srcSet={bannerUrls.desktop} />
        <img className={css.picture} src={bannerUrls.mobile} alt="" width={750} height={528} fetchPriority="high" />
      </picture>
      <div className={css.heading}>
        <p className={css.marks}>
          {logoUrl && <img className={css.logo} src={logoUrl} alt="" width={40} height={40} />}
          <span>{[partnerName, defaultBrandName].filter(Boolean).join(' × ')}</span>
        </p>
        <h1 className={css.title}>{title}</h1>
      </div>
    </header>
  );
}
