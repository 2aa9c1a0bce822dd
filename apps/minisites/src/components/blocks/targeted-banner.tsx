import { targetedBannersQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { PictureBanner } from '@shop/design-system';
import { targetedBanner, type SearchFlow } from '@shop/domain';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { routerLink } from '../shared/router-link.tsx';
import { usePromotionSeen } from '../shared/use-promotion-seen.ts';
import css from './targeted-banner.module.css';

/** The banner whose rules fit this visit best (spec 2, section 3); nothing where none does. */
export function TargetedBanner({ flow }: { readonly flow: SearchFlow }) {
  const { locale } = useSite();
  const intl = useIntl();
  const { data = [] } = useQuery(targetedBannersQuery({ locale, page: 'home' }));
  const banner = targetedBanner(data, { page: 'home', flow, locale });
  usePromotionSeen(banner?.id, banner?.campaign);
  if (!banner) return null;
  return (
    <PictureBanner
      {...banner}
      text={banner.subtitle}
      narrowImageUrl={banner.imageMobile}
      buttons={banner.ctas}
      newTabHint={intl.formatMessage({ id: 'minisites.newTab' })}
      render={routerLink}
      className={css.banner}
    />
  );
}
