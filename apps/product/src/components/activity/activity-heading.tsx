import type { ActivityDetail } from '@shop/contracts';
import { useSite, type Wish } from '@shop/contracts/page';
import { Breadcrumb, Icon } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import heading from '../shared/heading.module.css';
import { routeLink } from '../shared/route-link.tsx';
import { useMessages } from '../shared/use-messages.ts';
import { WishHeart } from '../shared/wish-heart.tsx';
import { Stars } from '../stay/stars.tsx';

/** What it is called, who runs it, and where. */
export function ActivityHeading({ activity }: { readonly activity: ActivityDetail }) {
  const { locale } = useSite();
  const t = useMessages();
  const { label, star, location } = activity.mainActivityCenter;
  const crumbs = activity.breadCrumb.map(({ label: step, uri }) => ({ label: step, ...(uri !== undefined && { href: uri }) }));
  const { id, slug, images } = activity;
  const wish: Wish = {
    ...{ type: 'ACTIVITY', id, label: activity.label, hotel: label },
    imageUrl: images[0] ?? '',
    uri: hrefFor('activity', locale, { id, slug }),
  };
  return (
    <header className={heading.heading}>
      <Breadcrumb label={t('product.stay.breadcrumb')} items={crumbs} render={routeLink} />
      <h1 className={heading.title}>{activity.label}</h1>
      <div className={heading.facts}>
        <span className={heading.fact}>
          {t('activity.centre', { centre: label })} <Stars count={star} />
        </span>
        <span className={heading.fact}>
          <Icon name="map-pin" size="small" /> {location.label}
        </span>
        <div className={heading.actions}>
          <WishHeart wish={wish} />
        </div>
      </div>
    </header>
  );
}
