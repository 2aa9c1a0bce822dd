import { useSite } from '@shop/contracts/page';
import { brandNameOf, defaultBrand } from '@shop/design-system';
import css from './header.module.css';

/** Whose shop this is: mark and name, of the partner's brand or the shop's own. */
export function ShopLogo() {
  const site = useSite();
  const { brand } = site;
  const height = 32;
  return (
    <>
      {brand ? (
        <img src={brand.logo.src} alt="" width={Math.round((brand.logo.width / brand.logo.height) * height)} height={height} />
      ) : (
        <defaultBrand.Logo />
      )}
      <span className={css.names}>
        <span className={css.name}>{brandNameOf(site)}</span>
        {brand?.withShop && <span className={css.withShop}>{brand.withShop}</span>}
      </span>
    </>
  );
}
